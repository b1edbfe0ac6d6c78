import type { verifyEmail } from '#features/accounts/contract/security.ts';
import { readLinkToken } from '#features/sign-in/screen/open-first-page.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { Button } from '#ui/kit/button.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Message } from '#ui/kit/message.tsx';
import { useChange } from '#ui/kit/use-change.ts';

export function loader(): PageHead {
  return { title: 'Verify your email', description: 'Verify the email of your account.' };
}

export { VerifyEmailPage as Component };

const intro = 'Verify that you own the email to which the link was sent.';

/** The page of the link in a verification mail. A button verifies, because mail programs open links on their own. */
function VerifyEmailPage() {
  const { send, error, isDone } = useChange();
  const verify = () => send<typeof verifyEmail>('POST /api/verify-email', { body: { token: readLinkToken() } });
  return (
    <Message title="Verify your email">
      <p role="status">{isDone ? 'Your email is verified.' : (error?.message ?? intro)}</p>
      <Button isFilled className="needs-script" onClick={() => void verify()}>
        Verify
      </Button>
      <p className="needs-no-script">Verifying needs JavaScript.</p>
      <Link to={paths.home()}>Home</Link>
    </Message>
  );
}

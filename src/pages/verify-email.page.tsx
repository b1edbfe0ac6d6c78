import { useState } from 'react';
import type { verifyEmail } from '#features/accounts/contract/security.ts';
import { readLinkToken } from '#features/sign-in/screen/use-account-form.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { send } from '#platform/page/call.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Message } from '#ui/message.tsx';

export function loader(): PageHead {
  return { title: 'Verify your email', description: 'Verify the email of your account.' };
}

export { VerifyEmailPage as Component };

const intro = 'Verify that you own the email to which the link was sent.';

/** The page of the link in a verification mail. A button verifies, because mail programs open links on their own. */
function VerifyEmailPage() {
  const [text, setText] = useState(intro);
  const verify = async () => {
    try {
      await send<typeof verifyEmail>('POST /api/verify-email', { body: { token: readLinkToken() } });
      setText('Your email is verified.');
    } catch (error) {
      setText(isApiError(error) ? error.message : 'Network error');
    }
  };
  return (
    <Message title="Verify your email">
      <p role="status">{text}</p>
      <Button isFilled className="needs-script" onClick={() => void verify()}>
        Verify
      </Button>
      <p className="needs-no-script">Verifying needs JavaScript.</p>
      <Link to={paths.home()}>Home</Link>
    </Message>
  );
}

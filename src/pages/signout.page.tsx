import { signOut } from '#features/accounts/queries/session-actions.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Message } from '#ui/kit/message.tsx';

export function loader(): PageHead {
  return { title: 'Sign out', description: 'Leave until the next game.' };
}

export { SignOutPage as Component };

/** The page with the sign-out button. */
function SignOutPage() {
  const { user } = useSession();
  return (
    <Message picture="walk-off" title="Sign out">
      {user === null ? <NotSignedIn /> : <SignOutControl username={user.username} />}
    </Message>
  );
}

function NotSignedIn() {
  return (
    <>
      <p>You are not signed in.</p>
      <ButtonLink to={paths.login()} isFilled>
        Sign in
      </ButtonLink>
    </>
  );
}

const signOutForm = { name: 'sign-out', fields: [], action: 'Sign Out', isMain: true };

function SignOutControl({ username }: { username: string }) {
  return (
    <>
      <p>Signed in as {username}. Your picks stay and are graded while you are away.</p>
      <Form form={signOutForm} posts={{}} send={(_, { run }) => run(signOut)} />
    </>
  );
}

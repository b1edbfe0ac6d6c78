import { useState } from 'react';
import { signOut } from '#features/accounts/queries/session-actions.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useFormResult } from '#platform/page/form-result.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Message } from '#ui/message.tsx';
import { Problem } from '#ui/note.tsx';
import controls from '#ui/controls.module.css';

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
      <Link to={paths.login()} className={controls.filledButton}>
        Sign in
      </Link>
    </>
  );
}

function SignOutControl({ username }: { username: string }) {
  const posted = useFormResult('sign-out');
  const [errorText, setErrorText] = useState(posted?.message ?? null);
  const leave = async () => {
    try {
      await signOut();
    } catch (error) {
      setErrorText(isApiError(error) ? error.message : 'Network error');
    }
  };
  return (
    <>
      <p>Signed in as {username}. Your picks stay and are graded while you are away.</p>
      <Problem text={errorText} />
      <form
        method="post"
        action="/forms/sign-out"
        onSubmit={(event) => {
          event.preventDefault();
          void leave();
        }}
      >
        <Button isFilled type="submit">
          Sign Out
        </Button>
      </form>
    </>
  );
}

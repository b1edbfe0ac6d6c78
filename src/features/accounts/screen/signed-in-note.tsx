import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import controls from '#ui/controls.module.css';
import { Message } from '#ui/message.tsx';

/** Replaces the sign-in form for a user who is signed in. */
export function SignedInNote({ username }: { username: string }) {
  return (
    <Message title={`You are signed in as ${username}`}>
      <Link to={paths.today()} className={controls.filledButton}>
        Today’s games
      </Link>
      <Link to={paths.signOut()}>Sign out</Link>
    </Message>
  );
}

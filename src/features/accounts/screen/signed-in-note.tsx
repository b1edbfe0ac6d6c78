import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import controls from '#ui/controls.module.css';
import message from '#ui/message.module.css';

/** Replaces the sign-in form for a user who is signed in. */
export function SignedInNote({ username }: { username: string }) {
  return (
    <section className={message.page}>
      <h1 tabIndex={-1}>You are signed in as {username}</h1>
      <Link to={paths.today()} className={controls.filledButton}>
        Today’s games
      </Link>
      <Link to={paths.signOut()}>Sign out</Link>
    </section>
  );
}

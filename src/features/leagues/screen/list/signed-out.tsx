import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import message from '#ui/message.module.css';
import { Drawing } from '#ui/pictures/drawing.tsx';

/** What leagues are, for a visitor. `code`: of the invitation that the visitor has opened */
export function SignedOut({ code }: { code: string | null }) {
  return (
    <section className={message.page}>
      <Drawing of="moments#walk-off" className={message.picture} />
      <h1 tabIndex={-1}>{code === null ? 'Leagues' : 'You are invited to a league'}</h1>
      <p>
        A league is a board of your own, for up to 500 friends: the same picks and the same score, ranked among
        yourselves by week, month and season.
        {code !== null && ' Log in or sign up, and the invitation opens again.'}
      </p>
      <Link to={paths.login(code ?? undefined)} className={controls.filledButton}>
        Login
      </Link>
      <Link to={paths.fanBases()}>Fan bases of the clubs</Link>
      <Link to={paths.leaderboard()}>Leaderboard</Link>
    </section>
  );
}

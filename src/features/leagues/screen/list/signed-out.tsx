import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { SignedOut } from '#ui/signed-out.tsx';

const pitch =
  'A league is a board of your own, for up to 500 friends: the same picks and the same score, ranked among yourselves ' +
  'by week, month and season.';

/** What leagues are, for a visitor. `code`: of the invitation that the visitor has opened */
export function LeaguesSignedOut({ code }: { code: string | null }) {
  return (
    <SignedOut
      title={code === null ? 'Leagues' : 'You are invited to a league'}
      text={code === null ? pitch : `${pitch} Sign in or sign up, and the invitation opens again.`}
      code={code}
    >
      <Link to={paths.fanBases()}>Fan bases of the clubs</Link>
      <Link to={paths.leaderboard()}>Leaderboard</Link>
    </SignedOut>
  );
}

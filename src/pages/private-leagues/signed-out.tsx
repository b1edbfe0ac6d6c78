import { paths } from '#platform/page/paths.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { SignedOut } from '#ui/kit/signed-out.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Invitation } from './invitation.tsx';

const pitch =
  'A league is a board of your own, for up to 500 friends: the same picks and the same score, ranked among yourselves ' +
  'by week, month and season.';

/** What leagues are, for a visitor, or the invitation that the visitor has opened. */
export function PrivateLeaguesSignedOut({ code }: { code: string | null }) {
  if (code !== null)
    return (
      <Stack gap={5}>
        <h1 tabIndex={-1}>You are invited to a league</h1>
        <Invitation code={code} />
        <Note>
          Call the winners of tonight’s games before the first pitch. It is free, and there is no money in it.
        </Note>
        <Note>{pitch}</Note>
      </Stack>
    );
  return (
    <SignedOut title="Leagues" text={pitch}>
      <Link to={paths.fanBases()}>Fan bases of the clubs</Link>
      <Link to={paths.leaderboard()}>Leaderboard</Link>
    </SignedOut>
  );
}

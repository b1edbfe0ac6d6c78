import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { FollowedPlace } from '#features/followed-players/screen/followed-strip.tsx';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { housePlayersQuery, leaderboardQuery } from '#features/leaderboard/queries.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { DayPicksFrame } from '#features/picks/screen/day-picks.tsx';
import { NextPick } from '#features/picks/screen/pick-card.tsx';
import { LastEvening, TonightDesk, myPicksQuery } from '#features/picks/screen/tonight.tsx';
import { leadersFormQuery } from '#features/rolling-metrics/queries.ts';
import { loadIfPossible } from '#platform/page/load.ts';
import { pageContext, productName } from '#platform/page/page-context.ts';
import { searchOf } from '#platform/page/paths.ts';
import { Card } from '#ui/kit/card.tsx';
import { Home } from './home.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const ofUser = async () => {
    if (await loadIfPossible(page, sessionQuery)) await loadIfPossible(page, myPicksQuery);
  };
  await Promise.all([
    ofUser(),
    loadIfPossible(page, todaysGamesQuery),
    loadIfPossible(page, leaderboardQuery({ period: 'season' })),
    loadIfPossible(page, housePlayersQuery),
    loadIfPossible(page, leadersFormQuery),
    loadIfPossible(page, picksQuery()),
  ]);
  return {
    title: productName,
    description:
      'Live baseball pitch by pitch, rosters, standings and players, and a game of calling winners before the first pitch.',
  };
}

/** The home page with the user's last evening, the next game to pick and the followed players. The pick comes first for a visitor, and after one has signed in. */
function HomePage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const { called, account } = searchOf('home', search);
  const isDeleted = account === 'deleted' && user === null;
  const nextPick = (
    <DayPicksFrame date={undefined}>
      <NextPick called={called} />
    </DayPicksFrame>
  );
  const isPickFirst = user === null || called !== undefined;
  return (
    <Home
      notice={
        isDeleted && (
          <Card>
            <p role="status">Your account and its data are deleted.</p>
          </Card>
        )
      }
      evening={<LastEvening />}
      desk={<TonightDesk />}
      followed={<FollowedPlace />}
      {...{ nextPick, isPickFirst }}
    />
  );
}

export { HomePage as Component };

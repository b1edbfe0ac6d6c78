import type { LoaderFunctionArgs } from 'react-router';
import { loadIfPossible } from '../../api/load.ts';
import { todaysGamesQuery } from '../../api/queries/games.ts';
import { housePlayersQuery, leaderboardQuery } from '../../api/queries/leaderboard.ts';
import { picksQuery } from '../../api/queries/picks.ts';
import { leadersFormQuery } from '../../api/queries/rolling-metrics.ts';
import { FollowedPlace } from '../../features/followed-players/followed-place.tsx';
import { Home } from '../../features/home/home.tsx';
import { pageContext } from '../../page-context.ts';
import { productName } from '../../page-head.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await Promise.all([
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

/** The home page with the followed players. */
function HomePage() {
  return <Home followed={<FollowedPlace />} />;
}

export { HomePage as Component };

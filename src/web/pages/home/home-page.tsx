import type { LoaderFunctionArgs } from 'react-router';
import { loadIfPossible } from '../../api/load.ts';
import { gamesQuery } from '../../api/queries/games.ts';
import { housePlayersQuery } from '../../api/queries/house-players.ts';
import { leaderboardQuery } from '../../api/queries/leaderboard.ts';
import { leadersFormQuery } from '../../api/queries/players/rolling-metrics.ts';
import { picksQuery } from '../../api/queries/picks.ts';
import { FollowedPlace } from '../../features/followed-players/followed-place.tsx';
import { Home } from '../../features/home/home.tsx';
import { pageContext } from '../../page-context.ts';
import { productName } from '../../page-head.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await Promise.all([
    loadIfPossible(page, gamesQuery(page.call, { date: undefined, level: 1 })),
    loadIfPossible(page, leaderboardQuery(page.call, { period: 'season' })),
    loadIfPossible(page, housePlayersQuery(page.call)),
    loadIfPossible(page, leadersFormQuery(page.call)),
    loadIfPossible(page, picksQuery(page.call, undefined)),
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

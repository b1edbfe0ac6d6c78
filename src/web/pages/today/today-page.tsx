import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { gamesQuery } from '../../api/queries/games.ts';
import { picksQuery } from '../../api/queries/picks.ts';
import { CallLine } from '../../features/picks/call-line.tsx';
import { GamePick } from '../../features/picks/game-pick.tsx';
import { MovedPick } from '../../features/picks/moved-pick.tsx';
import { PicksOfDay } from '../../features/picks/picks-of-day.tsx';
import type { CardParts } from '../../features/today/card-parts.ts';
import { dayAndLevelOf, todayHead } from '../../features/today/day-and-level.ts';
import { TodaysGames } from '../../features/today/todays-games.tsx';
import { pageContext } from '../../page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = dayAndLevelOf(new URL(request.url).searchParams);
  await Promise.all([
    load(page, gamesQuery(page.call, search)),
    loadIfPossible(page, picksQuery(page.call, search.date)),
  ]);
  return todayHead(search);
}

const parts: CardParts = {
  clubs: (game, rows) => <GamePick game={game} rows={rows} />,
  call: (game) => (
    <>
      <CallLine game={game} />
      <MovedPick game={game} />
    </>
  ),
};

/** The day's games, on those to come the prediction forms, on the others how they were called. */
function TodayPage() {
  return <TodaysGames parts={parts} Frame={PicksOfDay} />;
}

export { TodayPage as Component };

import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { gamesQuery } from '../queries/games.ts';
import { dayBriefsQuery } from '#features/forecasts/queries.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { FollowedPlace } from '#features/followed-players/screen/followed-place.tsx';
import { GamePickLine, MovedPick } from '#features/picks/screen/game-pick-line.tsx';
import { GamePick } from '#features/picks/screen/game-pick.tsx';
import { PicksOfDay } from '#features/picks/screen/picks-of-day.tsx';
import { ViewerControls } from '#features/viewer/screen/viewer-controls.tsx';
import type { CardParts } from './today/card-parts.ts';
import { parseTodayParams, todayHead } from './today/today-params.ts';
import { TodaysGames } from './today/todays-games.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = parseTodayParams(new URL(request.url).searchParams);
  await Promise.all([
    load(page, gamesQuery(search)),
    loadIfPossible(page, picksQuery(search.date)),
    search.level === 1 && loadIfPossible(page, dayBriefsQuery(search.date)),
  ]);
  return todayHead(search);
}

const cardParts: CardParts = {
  renderClubs: (game, rows) => <GamePick game={game} rows={rows} isCompact />,
  renderPick: (game) => (
    <>
      <GamePickLine game={game} />
      <MovedPick game={game} />
    </>
  ),
};

/** The games of a day: upcoming ones with the pick form, the others with the picks of all users. */
function TodayPage() {
  return (
    <TodaysGames parts={cardParts} controls={<ViewerControls />} followed={<FollowedPlace />} Frame={PicksOfDay} />
  );
}

export { TodayPage as Component };

import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { searchOf } from '#platform/api/browser/paths.ts';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { ViewerControls } from '#features/viewer/screen/viewer-controls.tsx';
import { picksQuery } from '../queries.ts';
import { pastEveningQuery, MyPicksScreen } from './my-picks/my-picks-screen.tsx';
import { myPicksQuery } from './use-my-picks.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';

/** Loads the picks of a signed-in user, on the server after the session, so that the first HTML is complete. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const { date } = searchOf('my-picks', new URL(request.url).searchParams);
  if (await loadIfPossible(page, sessionQuery))
    await Promise.all([
      load(page, myPicksQuery),
      ...(date === undefined ? [] : [load(page, pastEveningQuery(date))]),
      loadIfPossible(page, todaysGamesQuery),
      loadIfPossible(page, picksQuery()),
    ]);
  return {
    title: 'My picks',
    description: 'Your picks of the day, live: what they are worth as the games stand, and the next lock.',
  };
}

function MyPicksPage() {
  const [search] = useSearchParams();
  return <MyPicksScreen date={searchOf('my-picks', search).date} viewerControls={<ViewerControls />} />;
}

export { MyPicksPage as Component };

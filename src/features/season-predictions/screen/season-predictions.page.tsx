import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { predictedTableQuery, seasonBoardQuery } from '../queries.ts';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { SeasonPredictionsScreen } from './season-predictions-screen.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { searchOf } from '#platform/api/browser/paths.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const place = searchOf('season-predictions', new URL(request.url).searchParams);
  const isBoard = place.view === 'board';
  await Promise.all([
    isBoard ? load(page, seasonBoardQuery({ kind: 'table', ...place })) : load(page, predictedTableQuery(place)),
    loadIfPossible(page, sessionQuery),
  ]);
  return {
    title: isBoard ? 'Board of the predicted tables' : 'Predict the table',
    description: 'Order every division, choose the postseason field and the champion, and score points all year.',
  };
}

export { SeasonPredictionsScreen as Component };

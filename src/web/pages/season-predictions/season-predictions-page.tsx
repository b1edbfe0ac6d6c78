import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { predictedTableQuery, seasonBoardQuery } from '../../api/queries/season-predictions.ts';
import { sessionQuery } from '../../api/queries/session.ts';
import { SeasonPredictionsScreen } from '../../features/season-predictions/season-predictions-screen.tsx';
import { pageContext } from '../../page-context.ts';
import type { PageHead } from '../../page-head.ts';
import { searchOf } from '../../paths.ts';

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

import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { predictedTableQuery, seasonBoardQuery } from '../../api/queries/season-predictions.ts';
import { sessionQuery } from '../../api/queries/session.ts';
import { isBoardView, parseBoard, parsePrediction } from '../../features/season-predictions/prediction-params.ts';
import { SeasonPredictionsScreen } from '../../features/season-predictions/season-predictions-screen.tsx';
import { pageContext } from '../../page-context.ts';
import type { PageHead } from '../../page-head.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const isBoard = isBoardView(search);
  await Promise.all([
    isBoard
      ? load(page, seasonBoardQuery(parseBoard(search, 'table')))
      : load(page, predictedTableQuery(parsePrediction(search))),
    loadIfPossible(page, sessionQuery),
  ]);
  return {
    title: isBoard ? 'Board of the predicted tables' : 'Predict the table',
    description: 'Order every division, choose the postseason field and the champion, and score points all year.',
  };
}

export { SeasonPredictionsScreen as Component };

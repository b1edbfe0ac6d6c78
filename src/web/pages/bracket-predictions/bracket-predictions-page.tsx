import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { predictedBracketQuery, seasonBoardQuery } from '../../api/queries/season-predictions.ts';
import { sessionQuery } from '../../api/queries/session.ts';
import { BracketPredictionsScreen } from '../../features/season-predictions/bracket-predictions-screen.tsx';
import { isBoardView, parseBoard, parsePrediction } from '../../features/season-predictions/prediction-params.ts';
import { pageContext } from '../../page-context.ts';
import type { PageHead } from '../../page-head.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const isBoard = isBoardView(search);
  await Promise.all([
    isBoard
      ? load(page, seasonBoardQuery(parseBoard(search, 'bracket')))
      : load(page, predictedBracketQuery(parsePrediction(search))),
    loadIfPossible(page, sessionQuery),
  ]);
  return {
    title: isBoard ? 'Board of the predicted brackets' : 'Predict the bracket',
    description: 'Choose the winner of every postseason series, from the wild cards to the World Series.',
  };
}

export { BracketPredictionsScreen as Component };

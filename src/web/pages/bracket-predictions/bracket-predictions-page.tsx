import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { predictedBracketQuery, seasonBoardQuery } from '../../api/queries/season-predictions.ts';
import { sessionQuery } from '../../api/queries/session.ts';
import { BracketPredictionsScreen } from '../../features/season-predictions/bracket-predictions-screen.tsx';
import { pageContext } from '../../page-context.ts';
import type { PageHead } from '../../page-head.ts';
import { searchOf } from '../../paths.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const place = searchOf('bracket-predictions', new URL(request.url).searchParams);
  const isBoard = place.view === 'board';
  await Promise.all([
    isBoard ? load(page, seasonBoardQuery({ kind: 'bracket', ...place })) : load(page, predictedBracketQuery(place)),
    loadIfPossible(page, sessionQuery),
  ]);
  return {
    title: isBoard ? 'Board of the predicted brackets' : 'Predict the bracket',
    description: 'Choose the winner of every postseason series, from the wild cards to the World Series.',
  };
}

export { BracketPredictionsScreen as Component };

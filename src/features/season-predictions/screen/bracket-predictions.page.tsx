import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { predictedBracketQuery, seasonBoardQuery } from '../queries.ts';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { BracketPredictionsScreen } from './bracket-predictions-screen.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { searchOf } from '#platform/api/browser/paths.ts';

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

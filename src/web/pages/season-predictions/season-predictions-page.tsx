import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { predictedTableQuery } from '../../api/queries/season-predictions.ts';
import { sessionQuery } from '../../api/queries/session.ts';
import { SeasonPredictionsScreen } from '../../features/season-predictions/season-predictions-screen.tsx';
import { pageContext } from '../../page-context.ts';
import type { PageHead } from '../../page-head.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const season = new URL(request.url).searchParams.get('season') || undefined;
  await Promise.all([
    load(page, predictedTableQuery(page.call, season)),
    loadIfPossible(page, sessionQuery(page.call)),
  ]);
  return {
    title: 'Predict the table',
    description: 'Order every division, choose the postseason field and the champion, and score points all year.',
  };
}

export { SeasonPredictionsScreen as Component };

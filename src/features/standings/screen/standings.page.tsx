import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { standingsQuery, standingsRaceQuery } from '../queries.ts';
import { standingsHead, parseStandingsParams } from './standings-params.ts';
import { StandingsScreen } from './standings-screen.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const place = parseStandingsParams(new URL(request.url).searchParams);
  await Promise.all([
    load(page, standingsQuery(place)),
    loadIfPossible(page, standingsRaceQuery(place)),
    loadIfPossible(page, seasonsQuery),
  ]);
  return standingsHead(place);
}

export { StandingsScreen as Component };

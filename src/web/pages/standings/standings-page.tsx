import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { seasonsQuery } from '../../api/queries/seasons.ts';
import { standingsQuery, standingsRaceQuery } from '../../api/queries/standings.ts';
import { standingsHead, parseStandingsParams } from '../../features/standings/standings-params.ts';
import { StandingsScreen } from '../../features/standings/standings-screen.tsx';
import { pageContext } from '../../page-context.ts';

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

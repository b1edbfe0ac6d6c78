import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { parseLeadersParams, leadersHead } from './leaders-params.ts';
import { LeagueLeaders, leagueLeadersQuery } from './league-leaders.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = parseLeadersParams(new URL(request.url).searchParams);
  await Promise.all([load(page, leagueLeadersQuery(params)), loadIfPossible(page, seasonsQuery)]);
  return leadersHead(params);
}

export { LeagueLeaders as Component };

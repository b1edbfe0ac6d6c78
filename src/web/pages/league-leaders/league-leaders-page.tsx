import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { seasonsQuery } from '../../api/queries/seasons.ts';
import { parseLeadersParams, leadersHead } from '../../features/league-leaders/leaders-params.ts';
import { LeagueLeaders, leagueLeadersQuery } from '../../features/league-leaders/league-leaders.tsx';
import { pageContext } from '../../page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = parseLeadersParams(new URL(request.url).searchParams);
  await Promise.all([load(page, leagueLeadersQuery(params)), loadIfPossible(page, seasonsQuery)]);
  return leadersHead(params);
}

export { LeagueLeaders as Component };

import type { LoaderFunctionArgs } from 'react-router';
import { load, loadBeforeShown, loadIfPossible } from '#platform/api/browser/load.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { parseLeadersParams, leadersHead } from './leaders-params.ts';
import { clubLinesQuery } from './club-lines.tsx';
import { LeagueLeaders, leagueLeadersQuery } from './league-leaders.tsx';
import { overviewQuery } from './overview.tsx';
import { playerLinesQuery } from './player-lines.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = parseLeadersParams(new URL(request.url).searchParams);
  const shown = {
    players: () => [load(page, playerLinesQuery(params))],
    teams: () => [load(page, clubLinesQuery(params))],
    leaders: () => [load(page, leagueLeadersQuery(params)), loadBeforeShown(page, overviewQuery(params.season))],
  }[params.view ?? 'leaders']();
  await Promise.all([...shown, loadIfPossible(page, seasonsQuery)]);
  return leadersHead(params);
}

export { LeagueLeaders as Component };

import type { LoaderFunctionArgs } from 'react-router';
import { loadDefaultTeam } from '#features/accounts/queries/default-team.ts';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { rollingMetricsQuery } from '../queries.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { isKnownGroup, parseRollingParams, rollingHead } from './rolling-params.ts';
import { RollingMetrics } from './rolling-metrics.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { isChange: _, ...params } = parseRollingParams(new URL(request.url).searchParams, await loadDefaultTeam(page));
  await Promise.all([
    isKnownGroup(params.group) && load(page, rollingMetricsQuery(params)),
    loadIfPossible(page, seasonsQuery),
    loadIfPossible(page, teamsQuery({ season: params.season })),
  ]);
  return rollingHead(params);
}

export { RollingMetrics as Component };

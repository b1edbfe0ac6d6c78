import type { LoaderFunctionArgs } from 'react-router';
import { loadDefaultTeam } from '../../api/default-team.ts';
import { load, loadIfPossible } from '../../api/load.ts';
import { rollingMetricsQuery } from '../../api/queries/rolling-metrics.ts';
import { seasonsQuery } from '../../api/queries/seasons.ts';
import { teamsQuery } from '../../api/queries/teams.ts';
import { parseRollingParams, rollingHead } from '../../features/rolling-metrics/rolling-params.ts';
import { RollingMetrics } from '../../features/rolling-metrics/rolling-metrics.tsx';
import { pageContext } from '../../page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { isChange: _, ...params } = parseRollingParams(new URL(request.url).searchParams, await loadDefaultTeam(page));
  await Promise.all([
    load(page, rollingMetricsQuery(params)),
    loadIfPossible(page, seasonsQuery),
    loadIfPossible(page, teamsQuery({ season: params.season })),
  ]);
  return rollingHead(params);
}

export { RollingMetrics as Component };

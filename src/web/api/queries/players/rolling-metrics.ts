import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';

/** Values from the address, validated by the server; absent values have defaults. */
export type RollingSelection = {
  team: number;
  group: string;
  season: string | undefined;
  window: number;
  figure: string | undefined;
};

export function leadersFormQuery(call: Call) {
  return queryOptions({ queryKey: ['leaders-form'], queryFn: () => call('leadersForm'), staleTime: 60_000 });
}

export function rollingMetricsQuery(call: Call, asked: RollingSelection) {
  return queryOptions({
    queryKey: ['rolling-metrics', asked.team, asked.group, asked.season ?? 'newest', asked.window, asked.figure ?? ''],
    queryFn: () => call('rollingMetrics', { query: asked }),
    staleTime: 60_000,
  });
}

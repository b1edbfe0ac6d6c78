import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

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

export function rollingMetricsQuery(call: Call, selection: RollingSelection) {
  return queryOptions({
    queryKey: [
      'rolling-metrics',
      selection.team,
      selection.group,
      selection.season ?? 'newest',
      selection.window,
      selection.figure ?? '',
    ],
    queryFn: () => call('rollingMetrics', { query: selection }),
    staleTime: 60_000,
  });
}

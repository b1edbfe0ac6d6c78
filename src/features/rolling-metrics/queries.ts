import { query } from '#platform/page/query.ts';
import type { leadersForm, rollingMetrics } from './contract.ts';

const minute = 60_000;

/** Values from the URL, validated by the server; absent values have defaults. */
export type RollingSelection = {
  team: number;
  group: string;
  season?: string | undefined;
  window: number;
  figure?: string | undefined;
};

export const leadersFormQuery = query<typeof leadersForm>('GET /api/rolling-metrics/leader', {}, { staleTime: minute });

export function rollingMetricsQuery(selection: RollingSelection) {
  return query<typeof rollingMetrics>('GET /api/rolling-metrics', { query: selection }, { staleTime: minute });
}

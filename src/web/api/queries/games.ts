import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';

/** As they stand in the address: absent means the league's today and MLB; the server refuses what makes no sense. */
export type DayAndLevel = { date: string | undefined; level: number };

export function gamesQuery(call: Call, { date, level }: DayAndLevel) {
  return queryOptions({
    queryKey: ['games', date ?? 'today', level],
    queryFn: () => call('games', { query: { date, level } }),
  });
}

import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

/** Values from the address, validated by the server; without a date the league's current date. */
export type DayAndLevel = { date: string | undefined; level: number };

export function gamesQuery(call: Call, { date, level }: DayAndLevel) {
  return queryOptions({
    queryKey: ['games', date ?? 'today', level],
    queryFn: () => call('games', { query: { date, level } }),
  });
}

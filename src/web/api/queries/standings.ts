import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

/** Values from the address; absent: the newest season and the current standings. */
export type StandingsSelection = { season?: string | undefined; date?: string | undefined; level?: number | undefined };

const keyOf = ({ season, date, level = 1 }: StandingsSelection) => [season ?? 'newest', date ?? 'now', level] as const;

export function standingsQuery(call: Call, { season, date, level }: StandingsSelection) {
  return queryOptions({
    queryKey: ['standings', ...keyOf({ season, date, level })],
    queryFn: () => call('standings', { query: { season, date, level } }),
    staleTime: 60_000,
  });
}

export function standingsRaceQuery(call: Call, { season, date, level }: StandingsSelection) {
  return queryOptions({
    queryKey: ['standings-race', ...keyOf({ season, date, level })],
    queryFn: () => call('standingsRace', { query: { season, date, level } }),
    staleTime: 60_000,
  });
}

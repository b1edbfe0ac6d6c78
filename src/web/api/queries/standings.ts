import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';

/** Values of the address. Defaults: the newest season and the current date. */
export type StandingsAsked = { season?: string | undefined; date?: string | undefined; level?: number | undefined };

const keyOf = ({ season, date, level = 1 }: StandingsAsked) => [season ?? 'newest', date ?? 'now', level] as const;

export function standingsQuery(call: Call, { season, date, level }: StandingsAsked) {
  return queryOptions({
    queryKey: ['standings', ...keyOf({ season, date, level })],
    queryFn: () => call('standings', { query: { season, date, level } }),
    staleTime: 60_000,
  });
}

export function standingsRaceQuery(call: Call, { season, date, level }: StandingsAsked) {
  return queryOptions({
    queryKey: ['standings-race', ...keyOf({ season, date, level })],
    queryFn: () => call('standingsRace', { query: { season, date, level } }),
    staleTime: 60_000,
  });
}

import type { standings, standingsRace } from '#contract/standings.ts';
import { query } from '../query.ts';

/** Values from the address; absent: the newest season and the current standings. */
export type StandingsSelection = { season?: string | undefined; date?: string | undefined; level?: number | undefined };

const minute = 60_000;

export function standingsQuery({ season, date, level = 1 }: StandingsSelection) {
  return query<typeof standings>('GET /api/standings', { query: { season, date, level } }, { staleTime: minute });
}

export function standingsRaceQuery({ season, date, level = 1 }: StandingsSelection) {
  return query<typeof standingsRace>(
    'GET /api/standings/race',
    { query: { season, date, level } },
    { staleTime: minute },
  );
}

import type { SearchOf } from '#platform/api/pages.ts';
import { query } from '#platform/page/query.ts';
import type { standings, standingsRace } from './contract.ts';

/** Absent: the newest season and the current standings. */
type StandingsSelection = Pick<SearchOf<'standings'>, 'season' | 'date' | 'level'>;

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

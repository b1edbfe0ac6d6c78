import type { schedule, schedulePicks } from '#features/schedule/contract.ts';
import { query } from '#platform/page/query.ts';
import type { club, clubSeason, clubStaff, parkEnvironment, parks } from './contract.ts';

const minute = 60_000;

export function clubQuery(teamId: number) {
  return query<typeof club>('GET /api/teams/:teamId', { params: { teamId } }, { staleTime: 10 * minute });
}

export function clubSeasonQuery(teamId: number) {
  return query<typeof clubSeason>('GET /api/teams/:teamId/season', { params: { teamId } }, { staleTime: minute });
}

export function clubStaffQuery(teamId: number) {
  return query<typeof clubStaff>('GET /api/teams/:teamId/staff', { params: { teamId } }, { staleTime: minute });
}

export const parksQuery = query<typeof parks>('GET /api/venues', {}, { staleTime: 60 * minute });

export const parkRunsQuery = query<typeof parkEnvironment>('GET /api/venues/runs', {}, { staleTime: minute });

/** The games of a club from twelve days before the league's day to fifteen days after it. */
export function clubGamesQuery(team: number) {
  return query<typeof schedule>('GET /api/schedule', { query: { team, span: 'around' } }, { staleTime: 30_000 });
}

/** The own picks of the days of `clubGamesQuery`, of all clubs. */
export const clubPicksQuery = query<typeof schedulePicks>('GET /api/schedule/picks', { query: { span: 'around' } });

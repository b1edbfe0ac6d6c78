import type { club, clubSeason, clubStaff, parkEnvironment, parks } from './contract.ts';
import { query } from '#platform/api/browser/query.ts';

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

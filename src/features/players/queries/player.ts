import { query } from '#platform/page/query.ts';
import type { player, playerMinors, playerRankings } from '../contract/player.ts';

const staleTime = 60_000;

export function playerQuery(id: string) {
  return query<typeof player>('GET /api/players/:id', { params: { id } }, { staleTime });
}

export function playerRankingsQuery(id: string) {
  return query<typeof playerRankings>('GET /api/players/:id/rankings', { params: { id } }, { staleTime });
}

export function playerMinorsQuery(id: string) {
  return query<typeof playerMinors>('GET /api/players/:id/minors', { params: { id } }, { staleTime });
}

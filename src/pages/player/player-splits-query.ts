import type { playerSplits } from '#features/players/contract/player-season.ts';
import { query } from '#platform/page/query.ts';

type Combination = {
  season: string | undefined;
  hand: 'L' | 'R' | undefined;
  place: 'home' | 'away' | undefined;
  month: number | undefined;
};

export function playerSplitsQuery(id: string, search: Combination) {
  const input = { params: { id }, query: search };
  return query<typeof playerSplits>('GET /api/players/:id/splits', input, { staleTime: 60_000 });
}

import { query } from '#platform/page/query.ts';
import type { teams } from './contract.ts';

type LevelAndSeason = { level?: number | undefined; season?: string | undefined };

export function teamsQuery({ level = 1, season }: LevelAndSeason = {}) {
  return query<typeof teams>('GET /api/teams', { query: { level, season } }, { staleTime: 3_600_000 });
}

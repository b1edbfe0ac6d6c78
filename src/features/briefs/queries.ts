import { query } from '#platform/page/query.ts';
import type { gameBrief, dayBriefs } from './contract.ts';

/** What to know before the games of a day (YYYY-MM-DD; absent: the league's current day) that have not begun; read again for the lineups. */
export function dayBriefsQuery(date: string | undefined) {
  return query<typeof dayBriefs>('GET /api/briefs', { query: { date } }, { refetchInterval: 300_000 });
}

export function gameBriefQuery(gamePk: string) {
  return query<typeof gameBrief>('GET /api/games/:gamePk/brief', { params: { gamePk } }, { staleTime: 60_000 });
}

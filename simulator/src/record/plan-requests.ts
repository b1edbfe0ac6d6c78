import { parseDate } from '../clock/league-date.ts';

const scheduleHydration = 'team,linescore,probablePitcher,decisions,venue(timezone),weather,seriesStatus,flags';

/** The requests to record. With `withGames`, the games of the first response (a schedule) are added. */
export type RequestPlan = { requests: string[]; withGames: boolean };

/** Plans the requests for a gamePk, a date or a path of the API. Throws for any other text. */
export function planRequests(target: string): RequestPlan {
  if (/^\d{4,9}$/.test(target)) return { requests: gameRequests(Number(target)), withGames: false };
  const date = parseDate(target);
  if (date !== null)
    return { requests: [`/api/v1/schedule?sportId=1&date=${date}&hydrate=${scheduleHydration}`], withGames: true };
  if (target.startsWith('/api/') || target.startsWith('/player-services/'))
    return { requests: [target], withGames: false };
  throw new Error(`'${target}' is not a gamePk, date (YYYY-MM-DD) or path (/api/…)`);
}

export function gameRequests(gamePk: number): string[] {
  return [`/api/v1.1/game/${gamePk}/feed/live`, `/api/v1/game/${gamePk}/winProbability`];
}

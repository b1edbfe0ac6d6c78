import { z } from 'zod';
import type { ApiHandler } from '#simulator/http/routes.ts';
import type { League } from '#simulator/league.ts';

const hour = 3_600_000;
/** how long a wrong result is reported */
const correctionDelay = 20 * hour;

/** One result of about thirty is first reported with the wrong winner and corrected the next day. */
export function isMisreported(gamePk: number): boolean {
  return gamePk % 31 === 4;
}

type Scored = { score?: number; isWinner?: boolean };

const gameSchema = z.looseObject({
  gamePk: z.number(),
  teams: z.looseObject({
    away: z.looseObject({ score: z.number().optional(), isWinner: z.boolean().optional() }),
    home: z.looseObject({ score: z.number().optional(), isWinner: z.boolean().optional() }),
  }),
});
const scheduleSchema = z.looseObject({ dates: z.array(z.looseObject({ games: z.array(gameSchema) })) });

function swapResults({ away, home }: { away: Scored; home: Scored }) {
  const swap = (one: Scored, { score, isWinner }: Scored) => ({
    ...one,
    ...(score !== undefined && { score }),
    ...(isWinner !== undefined && { isWinner }),
  });
  return { away: swap(away, home), home: swap(home, away) };
}

/** Wraps the league's API: the schedule reports some results with the teams swapped until they are corrected. */
export function misreportResults(league: League, handleRequest: ApiHandler): ApiHandler {
  const isWrongNow = (gamePk: number, now: number) => {
    const endedAt = league.score(gamePk)?.endedAt;
    return isMisreported(gamePk) && endedAt !== undefined && endedAt <= now && now < endedAt + correctionDelay;
  };
  return (request) => {
    const body = handleRequest(request);
    if (request.path !== '/api/v1/schedule') return body;
    const schedule = scheduleSchema.parse(body);
    for (const { games } of schedule.dates) {
      for (const game of games) {
        if (isWrongNow(game.gamePk, request.now)) Object.assign(game.teams, swapResults(game.teams));
      }
    }
    return schedule;
  };
}

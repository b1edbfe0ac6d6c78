import { z } from 'zod';
import type { LeagueProcess } from '#tests/support/league/start-league.ts';

const scheduleSchema = z.object({
  dates: z.array(
    z.object({ games: z.array(z.object({ gamePk: z.number(), status: z.object({ codedGameState: z.string() }) })) }),
  ),
});

/** Lists finished games of yesterday in a simulated league. */
export async function listFinishedGames({ url, clock }: LeagueProcess, count: number): Promise<number[]> {
  const yesterday = new Date(clock.leagueStart - 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${url}/api/v1/schedule?sportId=1&date=${yesterday}`);
  const games = scheduleSchema.parse(await response.json()).dates.flatMap((day) => day.games);
  return games.flatMap(({ gamePk, status }) => (status.codedGameState === 'F' ? [gamePk] : [])).slice(0, count);
}

import { levels } from '#domain/game/levels.ts';
import type { GamesDay } from '#contract/games.ts';

/** Games in progress now, of every level, `count` at most. */
export async function liveGames(appUrl: string, count: number): Promise<number[]> {
  const days = await Promise.all(
    levels.map(async ({ id }) => (await (await fetch(`${appUrl}/api/games?level=${id}`)).json()) as GamesDay),
  );
  const live = days.flatMap(({ games }) => games.filter(({ status }) => status.phase === 'live'));
  return live.map(({ gamePk }) => gamePk).slice(0, count);
}

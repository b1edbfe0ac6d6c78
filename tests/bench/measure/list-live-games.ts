import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { levels } from '#rules/baseball/game/levels.ts';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';

/** Lists at most `count` live games of all levels. */
export async function listLiveGames(appUrl: string, count: number): Promise<number[]> {
  const days: GameCard[][] = [];
  for (const { id } of levels) days.push(await readGames(appUrl, id));
  return days
    .flat()
    .filter(isLive)
    .map(({ gamePk }) => gamePk)
    .slice(0, count);
}

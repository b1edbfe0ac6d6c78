import { gamesDaySchema } from '#features/games/contract.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';

/** Reads the games of a level (MLB by default) and a date (YYYY-MM-DD, today by default) from a running application. */
export async function readGames(appUrl: string, level = 1, date?: string): Promise<GameCard[]> {
  const response = await fetch(`${appUrl}/api/games?level=${level}${date === undefined ? '' : `&date=${date}`}`);
  if (!response.ok)
    throw new Error(`${response.url} responded with status ${response.status}: ${await response.text()}`);
  return gamesDaySchema.parse(await response.json()).games;
}

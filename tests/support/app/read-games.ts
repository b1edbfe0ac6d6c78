import { gamesDaySchema } from '#contract/games.ts';
import type { GameCard } from '#domain/game/game-card.ts';

/** Reads today's games of a level from a running application; MLB by default. */
export async function readGames(appUrl: string, level = 1): Promise<GameCard[]> {
  const response = await fetch(`${appUrl}/api/games?level=${level}`);
  if (!response.ok)
    throw new Error(`${response.url} responded with status ${response.status}: ${await response.text()}`);
  return gamesDaySchema.parse(await response.json()).games;
}

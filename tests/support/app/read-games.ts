import { gamesDaySchema } from '#contract/games.ts';
import type { GameCard } from '#domain/game/game-card.ts';

/** Reads today's games of a level from a running application; MLB by default. */
export async function readGames(appUrl: string, level = 1): Promise<GameCard[]> {
  const answer = await fetch(`${appUrl}/api/games?level=${level}`);
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return gamesDaySchema.parse(await answer.json()).games;
}

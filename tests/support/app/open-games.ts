import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { readGames } from './read-games.ts';

/** Reads the open MLB games of the day from a running application, those that lock first at the front. */
export async function openGames(appUrl: string): Promise<GameCard[]> {
  return (await readGames(appUrl))
    .filter(({ status }) => status.phase === 'open')
    .toSorted((one, other) => (one.startsAt ?? Infinity) - (other.startsAt ?? Infinity));
}

import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { scheduledStatus, withoutPlay } from '#rules/baseball/game/without-play.ts';

/** Returns the card as it was before the game: clubs, place and time without any result. */
export function cardBefore(card: GameCard): GameCard {
  return withoutPlay(card, scheduledStatus);
}

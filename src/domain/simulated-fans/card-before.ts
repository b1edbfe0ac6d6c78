import type { GameCard } from '#domain/game/game-card.ts';
import { scheduledStatus } from '#domain/game/scheduled-status.ts';
import { withoutPlay } from '#domain/game/without-play.ts';

/** Returns the card as it was before the game: clubs, place and time without any result. */
export function cardBefore(card: GameCard): GameCard {
  return withoutPlay(card, scheduledStatus);
}

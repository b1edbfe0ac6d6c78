import type { GameCard } from '#domain/game/game-card.ts';
import { scheduledStatus } from '#domain/game/scheduled-status.ts';

const notStarted = {
  inning: null,
  inningState: null,
  balls: null,
  strikes: null,
  outs: null,
  bases: null,
  batter: null,
  pitcher: null,
  decisions: null,
};

/** Returns the card as it was before the game: clubs, place and time without any result. */
export function cardBefore(card: GameCard): GameCard {
  const { away, home } = card.teams;
  return {
    ...card,
    ...notStarted,
    status: scheduledStatus,
    teams: { away: { ...away, score: null }, home: { ...home, score: null } },
    rescheduledTo: null,
    resumesOn: null,
  };
}

import type { GameCard } from '#domain/game/game-card.ts';
import { scheduledStatus } from '#domain/game/scheduled-status.ts';

const nothingYet = {
  inning: null,
  inningState: null,
  balls: null,
  strikes: null,
  outs: null,
  bases: null,
  batter: null,
  pitcher: null,
};

/** A game's card as it stood while the game was to come: who meets whom, where and when, and nothing of what happened. */
export function cardBefore(card: GameCard): GameCard {
  const { away, home } = card.teams;
  return {
    ...card,
    ...nothingYet,
    status: scheduledStatus,
    teams: { away: { ...away, score: null }, home: { ...home, score: null } },
    rescheduledTo: null,
    resumesOn: null,
  };
}

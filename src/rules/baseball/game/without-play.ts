import type { GameCard } from './game-card.ts';
import type { GameStatus } from './model.ts';

/** The fields of a card that its play decides, empty. */
export const nothingPlayed = {
  inning: null,
  inningState: null,
  lineScore: null,
  balls: null,
  strikes: null,
  outs: null,
  bases: null,
  batter: null,
  pitcher: null,
  decisions: null,
  noHitter: null,
  rescheduledTo: null,
  resumesOn: null,
};

/** The card with a status, without everything that the play decides: score, inning, bases, players and decisions. */
export function withoutPlay(card: GameCard, status: GameCard['status']): GameCard {
  const { away, home } = card.teams;
  return {
    ...card,
    ...nothingPlayed,
    status,
    teams: { away: { ...away, score: null }, home: { ...home, score: null } },
  };
}

/** The status of a game in progress without a text of its own. */
export const liveStatus: GameStatus = {
  phase: 'live',
  text: 'In Progress',
  detail: null,
  reason: null,
  startTimeTbd: false,
};

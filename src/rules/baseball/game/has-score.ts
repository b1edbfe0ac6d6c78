import type { GameCard } from './game-card.ts';
import type { Side } from './model.ts';
import { isOver } from './predicates.ts';

type HasRuns = Pick<GameCard['teams']['home'], 'score'>;

/** Whether there is a score to show on a card, also of a game without plays. A score of nothing means that the game has not begun, unless it is over. */
export function hasScore(card: Pick<GameCard, 'inning' | 'status'> & { teams: Record<Side, HasRuns> }): boolean {
  const { away, home } = card.teams;
  if (card.inning !== null) return true;
  if (away.score === null || home.score === null) return false;
  return isOver(card) || away.score + home.score > 0;
}

import type { Side } from '#rules/baseball/game/model.ts';
import type { Outcome } from '#rules/picks/scoring.ts';

/** The outcome of a pick of the club of `side` in a finished game; void if it ended in a tie. */
export function practiceOutcome(side: Side, { away, home }: Record<Side, number>): Outcome {
  if (away === home) return 'void';
  return (home > away ? 'home' : 'away') === side ? 'correct' : 'wrong';
}

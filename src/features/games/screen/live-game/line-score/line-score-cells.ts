import { lineScoreField, lineScoreInnings } from '#rules/baseball/game/describe-line-score.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { battingSide, isBetweenInnings, isLive } from '#rules/baseball/game/predicates.ts';

export type LineScoreCell = { inning: number; text: string; isCurrent: boolean };

/** One side's row of the line score. The half-inning in progress is the current one. */
export function lineScoreCells(view: GameView, side: Side): LineScoreCell[] {
  const atBat = isLive(view) && !isBetweenInnings(view) ? battingSide(view) : null;
  return lineScoreInnings(view).map((inning) => ({
    inning,
    text: lineScoreField(view, inning, side),
    isCurrent: atBat === side && view.inning === inning,
  }));
}

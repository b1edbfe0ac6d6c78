import type { GameView, Side } from './model.ts';
import { isUnplayedHalf } from './predicates.ts';

/** The text of one field of the line score: runs, 'X' for a home half that was not needed, empty when unplayed. */
export function lineScoreField(view: GameView, inning: number, side: Side): string {
  const runs = view.lineScore.find((each) => each.number === inning)?.[side] ?? null;
  if (runs !== null) return String(runs);
  return isUnplayedHalf(view, inning, side) ? 'X' : '';
}

/** The innings that a line score shows: nine as specified (or as scheduled), and as many more as were played. */
export function lineScoreInnings(view: Pick<GameView, 'lineScore' | 'scheduledInnings'>): number[] {
  const last = Math.max(view.scheduledInnings, view.lineScore.at(-1)?.number ?? 0);
  return Array.from({ length: last }, (_, place) => place + 1);
}

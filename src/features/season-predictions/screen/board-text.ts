import type { Contest } from '../contract.ts';

/** '1 fan', '1,204 fans' */
export function describeBoardSize(total: number): string {
  return total === 1 ? '1 fan' : `${total.toLocaleString('en-US')} fans`;
}

/** '1 point', '12 points' */
export function formatPoints(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

/** Why a board has no rows. */
export function describeEmptyBoard(contest: Contest | null): string {
  if (contest === null) return 'Predictions are not open yet.';
  if (contest.isOpen) return 'Predictions are hidden until the deadline. The board opens with it.';
  return `No predictions of ${contest.season} have points yet.`;
}

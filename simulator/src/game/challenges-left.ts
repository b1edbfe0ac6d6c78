import type { Side } from '../model.ts';
import type { PitchChallenge } from '../played-game.ts';

const atStart = 2;

/**
 * Challenges that a club has left in an inning. A club loses a failed one, and one without any receives one at the start of
 * each extra inning (MLB rules of 2026).
 */
export function challengesLeft(challenges: readonly PitchChallenge[], side: Side, inning: number): number {
  let left = atStart;
  for (let number = 1; number <= inning; number++) {
    if (number > 9) left = Math.max(left, 1);
    left -= challenges.filter((one) => one.side === side && one.inning === number && !one.isOverturned).length;
  }
  return left;
}

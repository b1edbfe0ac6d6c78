import type { DayPick } from '../../contract/my-picks.ts';

const livePoll = 10_000;
const waitingPoll = 30_000;
const shortestPoll = 2_000;

/** Milliseconds of real time until the next request; more often while a game of a pick is played. */
export function pollInterval(states: readonly DayPick['state'][], speed: number): number {
  return Math.max(shortestPoll, (states.includes('live') ? livePoll : waitingPoll) / speed);
}

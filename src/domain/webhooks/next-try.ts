const second = 1000;
const hour = 3600 * second;

/** For this time (ms) an event is sent again, and a receiver may fail. */
export const patience = 24 * hour;

const firstDelay = 30 * second;
const growth = 4;
const longestDelay = 8 * hour;

/** `failures`: in a row, from 1; `since`: the first of them; `now`: the last. Times are epoch ms (UTC). */
type Failing = { failures: number; since: number; now: number };

/** The wait after failures in a row, in ms: 30 s, 2 min, 8 min and so on, at most 8 h. */
export function retryDelay(failures: number): number {
  return Math.min(firstDelay * growth ** (failures - 1), longestDelay);
}

/** When to try again after a failure, the last time exactly 24 hours after the first failure; null: never. */
export function nextTry({ failures, since, now }: Failing): number | null {
  const end = since + patience;
  return now >= end ? null : Math.min(now + retryDelay(failures), end);
}

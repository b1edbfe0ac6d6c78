import type { Moment } from './find-moment.ts';

export const speeds = [1, 5, 20] as const;

export type Speed = (typeof speeds)[number];

/** a pitcher may take 15 to 18 seconds (Official Baseball Rules 5.07, pitch timer); a longer wait is a pause */
const longestBetweenPitches = 18_000;

/** what remains of a pause when pauses are skipped */
const shortPause = 6000;

/** the shortest time for which a moment is shown, at every speed */
const shortest = 150;

/** How long a moment is shown before the next, in ms; null at the last one. */
export function waitAfter(
  moments: readonly Moment[],
  place: number,
  { speed, skipsPauses }: { speed: Speed; skipsPauses: boolean },
): number | null {
  const [now, next] = [moments[place], moments[place + 1]];
  if (!now || !next) return null;
  const wait = next.at - now.at;
  const kept = skipsPauses && wait > longestBetweenPitches ? shortPause : wait;
  return Math.max(shortest, kept / speed);
}

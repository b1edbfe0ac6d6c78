import type { Moment } from '../find-moment.ts';

/** A moment in the top of the first; `second` is its time in seconds. */
export function momentOf(second: number, facts: Partial<Moment> = {}): Moment {
  return {
    at: second * 1000 + 999,
    count: second,
    inning: 1,
    half: 'top',
    hasPitch: false,
    endsPlay: false,
    isScoring: false,
    isKey: false,
    ...facts,
  };
}

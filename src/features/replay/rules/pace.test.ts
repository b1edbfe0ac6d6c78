import { expect, test } from 'vitest';
import { type Speed, waitAfter } from './find-moment.ts';
import { momentOf } from './testing/moment-of.ts';

const moments = [momentOf(0), momentOf(12), momentOf(132), momentOf(133)];

test.each<[number, Speed, boolean, number | null]>([
  [0, 1, false, 12_000],
  [0, 1, true, 12_000],
  [0, 5, false, 2400],
  [0, 20, true, 600],
  [1, 1, false, 120_000],
  [1, 1, true, 6000],
  [1, 20, true, 300],
  [2, 1, true, 1000],
  [2, 20, true, 150],
  [3, 1, false, null],
])('moment %d at speed %d, skipping pauses %s, is shown for %s ms', (place, speed, skipsPauses, expected) => {
  expect(waitAfter(moments, place, { speed, skipsPauses })).toBe(expected);
});

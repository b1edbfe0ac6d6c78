import { expect, test } from 'vitest';
import { findStep, inningStarts, placeAt, type Speed, waitAfter } from './find-moment.ts';
import { momentOf } from './testing/moment-of.ts';

const play = { endsPlay: true };
const moments = [
  momentOf(10),
  momentOf(20, { hasPitch: true }),
  momentOf(30, { hasPitch: true, ...play }),
  momentOf(40, { inning: 2 }),
  momentOf(50, { inning: 2, hasPitch: true, ...play, isScoring: true, isKey: true }),
  momentOf(60, { inning: 3, ...play, isKey: true }),
];

test.each([
  [0, 'pitch', 1, 1],
  [1, 'pitch', 1, 2],
  [2, 'pitch', 1, 4],
  [2, 'pitch', -1, 1],
  [1, 'pitch', -1, null],
  [0, 'play', 1, 2],
  [2, 'play', 1, 4],
  [4, 'play', -1, 2],
  [0, 'scoring', 1, 4],
  [4, 'scoring', 1, null],
  [5, 'scoring', -1, 4],
  [4, 'key', 1, 5],
  [4, 'key', -1, null],
  [5, 'key', 1, null],
] as const)('a jump from %d by %s in direction %d leads to %s', (from, kind, direction, expected) => {
  expect(findStep(moments, from, kind, direction)).toBe(expected);
});

test.each([
  [0, 0],
  [9999, 0],
  [10_000, 0],
  [19_999, 0],
  [20_000, 1],
  [20_999, 1],
  [45_500, 3],
  [1e12, 5],
])('the newest moment at %d ms is number %d', (time, expected) => expect(placeAt(moments, time)).toBe(expected));

test('without moments there is no place', () => {
  expect(placeAt([], 5)).toBe(-1);
  expect(findStep([], 0, 'pitch', 1)).toBeNull();
});

test('an inning starts at its first moment', () =>
  expect(inningStarts(moments)).toEqual([
    { inning: 1, place: 0 },
    { inning: 2, place: 3 },
    { inning: 3, place: 5 },
  ]));

const spacedMoments = [momentOf(0), momentOf(12), momentOf(132), momentOf(133)];

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
  expect(waitAfter(spacedMoments, place, { speed, skipsPauses })).toBe(expected);
});

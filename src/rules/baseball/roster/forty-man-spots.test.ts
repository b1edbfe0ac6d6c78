import { expect, test } from 'vitest';
import { fortyManSpots } from './forty-man-spots.ts';
import { entryWithStatus } from './testing/invented-entry.ts';

test('players on the 60-day list use no spot, players on other injured lists do', () => {
  const entries = [
    entryWithStatus(1, 'active'),
    entryWithStatus(2, 'injuredSixty'),
    entryWithStatus(3, 'injured'),
    entryWithStatus(4, 'injuredSixty'),
    entryWithStatus(5, null),
  ];
  expect(fortyManSpots({ type: '40Man', entries })).toEqual({ filled: 3, sixtyDay: 2 });
});

test('a player listed at two positions fills one spot', () => {
  expect(
    fortyManSpots({ type: '40Man', entries: [entryWithStatus(1, 'active'), entryWithStatus(1, 'active')] })?.filled,
  ).toBe(1);
});

test('a roster of another type has no spots', () => {
  expect(fortyManSpots({ type: 'fullSeason', entries: [entryWithStatus(1, 'active')] })).toBeNull();
});

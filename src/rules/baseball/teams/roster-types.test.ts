import { expect, test } from 'vitest';
import { fortyManSpots, spotsByUse } from './roster-types.ts';
import type { Roster, RosterStatusKind } from './roster.ts';
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

test('a player listed at two positions fills one spot', () =>
  expect(
    fortyManSpots({ type: '40Man', entries: [entryWithStatus(1, 'active'), entryWithStatus(1, 'active')] })?.filled,
  ).toBe(1));

test('a roster of another type has no spots', () =>
  expect(fortyManSpots({ type: 'fullSeason', entries: [entryWithStatus(1, 'active')] })).toBeNull());

const roster = (kinds: (RosterStatusKind | null)[], type = '40Man'): Roster => ({
  type,
  entries: kinds.map((kind, index) => entryWithStatus(index, kind)),
});

test('a spot is active, injured, in the minors, on another list or free; the 60-day list uses none', () =>
  expect(spotsByUse(roster(['active', 'active', 'injured', 'minors', 'other', null, 'injuredSixty']))).toEqual([
    { use: 'active', count: 2 },
    { use: 'injured', count: 1 },
    { use: 'minors', count: 1 },
    { use: 'other', count: 2 },
    { use: 'free', count: 34 },
  ]));

test('a full roster has no free spots, and one beyond the limit no negative number', () => {
  for (const size of [40, 42]) {
    expect(spotsByUse(roster(Array.from({ length: size }, () => 'active' as const)))).toEqual([
      { use: 'active', count: size },
    ]);
  }
});

test('a roster of another type has no spots', () => expect(spotsByUse(roster(['active'], 'fullSeason'))).toBeNull());

import { expect, test } from 'vitest';
import type { Roster, RosterStatusKind } from './roster.ts';
import { spotsByUse } from './spots-by-use.ts';
import { entryWithStatus } from './testing/invented-entry.ts';

const roster = (kinds: (RosterStatusKind | null)[], type = '40Man'): Roster => ({
  type,
  entries: kinds.map((kind, index) => entryWithStatus(index, kind)),
});

test('a spot is active, injured, in the minors, on another list or free; the 60-day list uses none', () => {
  expect(spotsByUse(roster(['active', 'active', 'injured', 'minors', 'other', null, 'injuredSixty']))).toEqual([
    { use: 'active', count: 2 },
    { use: 'injured', count: 1 },
    { use: 'minors', count: 1 },
    { use: 'other', count: 2 },
    { use: 'free', count: 34 },
  ]);
});

test('a full roster has no free spots, and one beyond the limit no negative number', () => {
  for (const size of [40, 42]) {
    expect(spotsByUse(roster(Array.from({ length: size }, () => 'active' as const)))).toEqual([
      { use: 'active', count: size },
    ]);
  }
});

test('a roster of another type has no spots', () => {
  expect(spotsByUse(roster(['active'], 'fullSeason'))).toBeNull();
});

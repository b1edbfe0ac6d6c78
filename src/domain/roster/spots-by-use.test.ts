import { expect, test } from 'vitest';
import type { Roster } from './roster.ts';
import { spotsByUse } from './spots-by-use.ts';

const roster = (codes: (string | null)[], type = '40Man'): Roster => ({
  type,
  entries: codes.map((code, index) => ({
    id: index,
    name: `Player ${index}`,
    jerseyNumber: null,
    age: null,
    position: null,
    bats: null,
    throws: null,
    status: code === null ? null : { code, words: '' },
    note: null,
  })),
});

test('a spot is active, injured, in the minors, on another list or free; the 60-day list uses none', () => {
  expect(spotsByUse(roster(['A', 'A', 'D10', 'RM', 'PL', null, 'D60']))).toEqual([
    { use: 'active', count: 2 },
    { use: 'injured', count: 1 },
    { use: 'minors', count: 1 },
    { use: 'others', count: 2 },
    { use: 'free', count: 34 },
  ]);
});

test('a full roster has no free spots, and one beyond the limit no negative number', () => {
  for (const size of [40, 42]) {
    expect(spotsByUse(roster(Array.from({ length: size }, () => 'A')))).toEqual([{ use: 'active', count: size }]);
  }
});

test('a roster of another type has no spots', () => {
  expect(spotsByUse(roster(['A'], 'fullSeason'))).toBeNull();
});

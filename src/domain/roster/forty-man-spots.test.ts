import { expect, test } from 'vitest';
import { fortyManSpots } from './forty-man-spots.ts';
import type { Roster, RosterStatusKind } from './roster.ts';

const player = (id: number, kind: RosterStatusKind | null): Roster['entries'][number] => ({
  id,
  name: `Player ${id}`,
  jerseyNumber: null,
  age: null,
  position: null,
  bats: null,
  throws: null,
  status: kind === null ? null : { kind, text: '' },
  note: null,
});

test('players on the 60-day list use no spot, players on other injured lists do', () => {
  const entries = [
    player(1, 'active'),
    player(2, 'injuredSixty'),
    player(3, 'injured'),
    player(4, 'injuredSixty'),
    player(5, null),
  ];
  expect(fortyManSpots({ type: '40Man', entries })).toEqual({ filled: 3, sixtyDay: 2 });
});

test('a player listed at two positions fills one spot', () => {
  expect(fortyManSpots({ type: '40Man', entries: [player(1, 'active'), player(1, 'active')] })?.filled).toBe(1);
});

test('a roster of another type has no spots', () => {
  expect(fortyManSpots({ type: 'fullSeason', entries: [player(1, 'active')] })).toBeNull();
});

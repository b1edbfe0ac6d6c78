import { expect, test } from 'vitest';
import { moveClubFirst } from './move-club-first.ts';
import type { StandingsTable } from './standings-table.ts';
import { clubLine, clubTable } from './testing/club-line.ts';

const table = (name: string, kind: StandingsTable['kind'], ids: number[]): StandingsTable =>
  clubTable(
    ids.map((id) => clubLine({ id })),
    { name, kind },
  );

const tables = [
  table('East', 'division', [1, 2]),
  table('West', 'division', [3, 4]),
  table('Wild Card', 'wildCard', [2, 4]),
];
const names = (teamId: number | null) => moveClubFirst(tables, teamId).map(({ name }) => name);

test('the division of the club comes first, the wild card does not move', () =>
  expect(names(4)).toEqual(['West', 'East', 'Wild Card']));

test.each([null, 99])('without a known club (%s) the order does not change', (teamId) => {
  expect(names(teamId)).toEqual(['East', 'West', 'Wild Card']);
});

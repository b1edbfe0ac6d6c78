import { expect, test } from 'vitest';
import { postseasonField } from './postseason-field.ts';
import type { StandingsTable } from './standings/standings-table.ts';
import { clubLine, clubTable } from './standings/testing/club-line.ts';

const table = (kind: StandingsTable['kind'], leagueId: number, clubs: [id: number, seed: number | null][]) =>
  clubTable(
    clubs.map(([id, seed]) => clubLine({ id, seed, wins: 50, losses: 50 })),
    { kind, leagueId },
  );

const league = (leagueId: number, first: number): StandingsTable[] => [
  table('division', leagueId, [
    [first, 3],
    [first + 1, 5],
  ]),
  table('division', leagueId, [[first + 2, 1]]),
  table('division', leagueId, [[first + 3, 2]]),
  table('wildCard', leagueId, [
    [first + 4, 4],
    [first + 1, 5],
    [first + 5, 6],
    [first + 6, null],
  ]),
];

test('the field has the clubs by their seeds', () => {
  const field = postseasonField([...league(103, 1), ...league(104, 11)]);
  expect(field?.AL.map(({ id }) => id)).toEqual([3, 4, 1, 5, 2, 6]);
  expect(field?.NL.map(({ id }) => id)).toEqual([13, 14, 11, 15, 12, 16]);
});

test('there is no field before the first game, and without six seeds in each league', () => {
  const change = (given: object) =>
    league(104, 11).map((each) => ({ ...each, lines: each.lines.map((line) => ({ ...line, ...given })) }));
  expect(postseasonField(league(103, 1))).toBeNull();
  expect(postseasonField([...league(103, 1), ...change({ wins: 0, losses: 0 })])).toBeNull();
  expect(postseasonField([...league(103, 1), ...change({ seed: null })])).toBeNull();
});

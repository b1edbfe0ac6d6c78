import { expect, test } from 'vitest';
import { postseasonField } from './postseason-field.ts';
import type { StandingsTable } from './standings/standings-table.ts';
import { clubLine, clubTable } from './standings/testing/club-line.ts';

type Club = [id: number, wins: number, losses: number, runDifferential?: number];

const table = (kind: StandingsTable['kind'], leagueId: number, clubs: Club[]): StandingsTable => {
  const lines = clubs.map(([id, wins, losses, runDifferential = 0]) => clubLine({ id, wins, losses, runDifferential }));
  return clubTable(lines, { kind, leagueId });
};

const league = (leagueId: number, first: number): StandingsTable[] => [
  table('division', leagueId, [
    [first, 50, 50],
    [first + 1, 49, 51],
  ]),
  table('division', leagueId, [[first + 2, 60, 40]]),
  table('division', leagueId, [[first + 3, 50, 50, 20]]),
  table('wildCard', leagueId, [
    [first + 4, 55, 45],
    [first + 1, 49, 51],
    [first + 5, 48, 52],
    [first + 6, 40, 60],
  ]),
];

test('the division leaders are ranked by record, and the wild cards follow', () => {
  const field = postseasonField([...league(103, 1), ...league(104, 11)]);
  expect(field?.AL.map(({ id }) => id)).toEqual([3, 4, 1, 5, 2, 6]);
  expect(field?.NL.map(({ id }) => id)).toEqual([13, 14, 11, 15, 12, 16]);
});

test('there is no field before the first game and without all tables', () => {
  expect(postseasonField(league(103, 1))).toBeNull();
  const unplayed = league(104, 11).map((each) => ({
    ...each,
    lines: each.lines.map((line) => ({ ...line, wins: 0, losses: 0 })),
  }));
  expect(postseasonField([...league(103, 1), ...unplayed])).toBeNull();
});

import { expect, test } from 'vitest';
import { clubFirst } from './club-first.ts';
import type { Standing, StandingsGroup } from './standings.ts';

const standing = (id: number): Standing => ({
  team: { id, name: '', shortName: '', abbreviation: '', record: null },
  wins: 0,
  losses: 0,
  percentage: '-',
  streak: null,
  gamesBack: null,
  wildCardGamesBack: null,
  divisionRank: null,
  wildCardRank: null,
  runsScored: null,
  runsAllowed: null,
  runDifferential: null,
  home: null,
  away: null,
  lastTen: null,
  clinched: null,
  magicNumber: null,
  eliminationNumber: null,
});

const group = (name: string, kind: StandingsGroup['kind'], ids: number[]): StandingsGroup => ({
  kind,
  name,
  leagueId: null,
  divisionId: null,
  standings: ids.map(standing),
});

const groups = [
  group('East', 'division', [1, 2]),
  group('West', 'division', [3, 4]),
  group('Wild Card', 'wildCard', [2, 4]),
];
const names = (teamId: number | null) => clubFirst(groups, teamId).map(({ name }) => name);

test('the division of the club comes first, the wild card stays where it was', () => {
  expect(names(4)).toEqual(['West', 'East', 'Wild Card']);
});

test.each([null, 99])('without a known club (%s) the order stays', (teamId) => {
  expect(names(teamId)).toEqual(['East', 'West', 'Wild Card']);
});

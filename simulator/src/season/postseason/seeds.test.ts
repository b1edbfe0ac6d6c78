import { expect, test } from 'vitest';
import type { ClubResult, ClubResults } from '../../lines.ts';
import { rankClubs, seedClubs } from './seeds.ts';

const meeting = (opponentId: number, isWin: boolean): ClubResult => ({
  gamePk: 1,
  date: '2030-05-01',
  endedAt: 1,
  opponentId,
  isHome: true,
  isWin,
  isTie: false,
  scored: 1,
  allowed: 0,
  innings: 9,
});

const club = (clubId: number, divisionId: number, wins: number, games: ClubResult[] = [], runs = 0): ClubResults => ({
  clubId,
  leagueId: 103,
  divisionId,
  wins,
  losses: 162 - wins,
  runsScored: runs,
  runsAllowed: 0,
  games,
});

test('the division winners are seeds 1 to 3, also with fewer wins than the wild cards', () => {
  const league = [
    club(1, 201, 100),
    club(2, 201, 95),
    club(3, 202, 84),
    club(4, 202, 80),
    club(5, 200, 90),
    club(6, 200, 88),
    club(7, 200, 87),
  ];
  expect(seedClubs(league)).toEqual([1, 5, 3, 2, 6, 7]);
});

test('the games between tied clubs decide, then the run difference', () => {
  const games = [club(1, 201, 90, [meeting(2, false)], 50), club(2, 201, 90, [meeting(1, true)]), club(3, 201, 91)];
  expect(rankClubs(games).map(({ clubId }) => clubId)).toEqual([3, 2, 1]);
  expect(rankClubs([club(1, 201, 90), club(2, 201, 90, [], 5)]).map(({ clubId }) => clubId)).toEqual([2, 1]);
});

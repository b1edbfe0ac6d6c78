import { describe, expect, test } from 'vitest';
import { expectedRecord, gamesBehind, gamesBehindText, winningShare } from './standings-figures.ts';
import { leagueIdsOf } from '../teams/leagues.ts';
import { raceRules } from './race-rules.ts';

describe('games behind', () => {
  test.each([
    [99, 63, 92, 70, 7, '7.0'],
    [92, 69, 86, 76, 6.5, '6.5'],
    [86, 76, 86, 76, 0, '-'],
    [86, 76, 92, 70, -6, '+6.0'],
    [0, 0, 0, 0, 0, '-'],
  ])('a leader with %d-%d and a club with %d-%d', (wins, losses, otherWins, otherLosses, behind, text) => {
    expect(gamesBehind({ wins, losses }, { wins: otherWins, losses: otherLosses })).toBe(behind);
    expect(gamesBehindText(behind)).toBe(text);
  });

  test('the winning share is 0.5 before the first game', () => {
    expect([winningShare({ wins: 0, losses: 0 }), winningShare({ wins: 3, losses: 1 })]).toEqual([0.5, 0.75]);
  });
});

describe('the expected record', () => {
  test.each([
    ['the Yankees of 2022', 99, 63, 807, 567, { wins: 106, losses: 56 }],
    ['the Reds of 2022', 62, 100, 648, 815, { wins: 64, losses: 98 }],
    ['a club with equal runs scored and allowed', 10, 20, 100, 100, { wins: 15, losses: 15 }],
    ['a club without runs allowed', 3, 0, 12, 0, { wins: 3, losses: 0 }],
  ])('of %s', (_, wins, losses, runsScored, runsAllowed, expected) => {
    expect(expectedRecord({ wins, losses, runsScored, runsAllowed })).toEqual(expected);
  });

  test.each([
    [null, 3],
    [0, 0],
  ])('is null for %s and %s runs', (runsScored, runsAllowed) => {
    expect(expectedRecord({ wins: 0, losses: 0, runsScored, runsAllowed })).toBeNull();
  });
});

test.each([
  ['2026', { games: 162, wildCards: 3, tieBreak: 'results' }],
  ['2022', { games: 162, wildCards: 3, tieBreak: 'results' }],
  ['2021', { games: 162, wildCards: 2, tieBreak: 'game' }],
  ['2012', { games: 162, wildCards: 2, tieBreak: 'game' }],
  ['2011', { games: 162, wildCards: 1, tieBreak: 'game' }],
  ['1995', { games: 144, wildCards: 1, tieBreak: 'game' }],
  ['1993', { games: 162, wildCards: 0, tieBreak: 'game' }],
  ['2020', null],
  ['1994', null],
  ['1981', null],
  ['1968', null],
  ['nonsense', null],
])('the rules of %s', (season, rules) => {
  expect(raceRules(season)).toEqual(rules);
});

test('the major leagues are two leagues, college has none', () => {
  expect([leagueIdsOf(1), leagueIdsOf(22)]).toEqual([[103, 104], []]);
});

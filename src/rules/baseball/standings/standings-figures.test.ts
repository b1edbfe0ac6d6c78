import { describe, expect, test } from 'vitest';
import { leagueIdsOf } from '../teams/mlb-leagues.ts';
import { raceRules } from './race-rules.ts';
import {
  type Contender,
  eliminationNumber,
  expectedRecord,
  gamesBehind,
  gamesBehindText,
  magicNumber,
  type OwnsTie,
  winningShare,
} from './standings-figures.ts';

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

  test('the winning share is 0.5 before the first game', () =>
    expect([winningShare({ wins: 0, losses: 0 }), winningShare({ wins: 3, losses: 1 })]).toEqual([0.5, 0.75]));
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
])('the rules of %s', (season, rules) => expect(raceRules(season)).toEqual(rules));

test('the major leagues are two leagues, college has none', () =>
  expect([leagueIdsOf(1), leagueIdsOf(22)]).toEqual([[103, 104], []]));

const club = (id: number, wins: number, losses: number, length = 162): Contender => ({ id, wins, losses, length });
const noClub: OwnsTie = () => false;
const first: OwnsTie = ({ id }) => id === 1;

type Row = [title: string, field: Contender[], places: number, ownsTie: OwnsTie, magic: number, elimination: number];

// the magic number of the first club of the field, and the elimination number of the last
test.each<Row>([
  ['before the first game', [club(1, 0, 0), club(2, 0, 0)], 1, noClub, 163, 163],
  // the league published the same numbers for the Yankees and the Red Sox on 2026-09-10
  ['three games behind in September', [club(1, 88, 60), club(2, 84, 62)], 1, noClub, 13, 13],
  ['eight', [club(1, 88, 60), club(2, 80, 67)], 1, noClub, 8, 8],
  ['a tie that the first would win', [club(1, 88, 60), club(2, 84, 62)], 1, first, 12, 12],
  ['three in front, three to play', [club(1, 90, 69), club(2, 87, 72)], 1, noClub, 1, 1],
  ['the same, the tie won', [club(1, 90, 69), club(2, 87, 72)], 1, first, 0, 0],
  ['over', [club(1, 100, 62), club(2, 90, 72)], 1, noClub, 0, 0],
  ['a game that is never made up', [club(1, 92, 69, 161), club(2, 86, 76)], 1, noClub, 0, 0],
  ['two places, the last of three clubs', [club(1, 80, 70), club(3, 85, 65), club(2, 79, 71)], 2, noClub, 12, 12],
])('%s', (_, field, places, ownsTie, magic, elimination) => {
  const [leader = club(0, 0, 0)] = field;
  const chaser = field.at(-1) ?? leader;
  expect(magicNumber(leader, { field, places, ownsTie })).toBe(magic);
  expect(eliminationNumber(chaser, { field, places, ownsTie })).toBe(elimination);
});

test('if there are places for all clubs, no club can be eliminated', () => {
  const field = [club(1, 10, 5), club(2, 5, 10)];
  expect(eliminationNumber(club(2, 5, 10), { field, places: 3, ownsTie: noClub })).toBeNull();
  expect(magicNumber(club(2, 5, 10), { field, places: 3, ownsTie: noClub })).toBe(0);
});

/** A seeded generator: the same seasons in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Wins = Map<number, number>;
const clubs = [1, 2, 3, 4, 5];
/** each pair of clubs plays four times */
const season = clubs.flatMap((one) =>
  clubs.filter((other) => other !== one).flatMap((other) => Array.from({ length: 2 }, () => [one, other])),
);

function play(games: readonly number[][], wins: Wins, next: () => number): Wins {
  const won = new Map(wins);
  for (const [home = 0, away = 0] of games) {
    // the lower the number the better the club
    const winner = next() < 0.5 + (away - home) * 0.08 ? home : away;
    won.set(winner, (won.get(winner) ?? 0) + 1);
  }
  return won;
}

test('a secured place is never lost and an eliminated club never returns, for all results of the remaining games', () => {
  let decided = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const next = chance(seed);
    const order = season.toSorted(() => next() - 0.5);
    const cut = Math.floor(20 + next() * 19);
    const so = play(order.slice(0, cut), new Map(), next);
    const played = (id: number) => order.slice(0, cut).filter((game) => game.includes(id)).length;
    const field = clubs.map((id) => {
      const wins = so.get(id) ?? 0;
      return club(id, wins, played(id) - wins, order.filter((game) => game.includes(id)).length);
    });
    for (let end = 0; end < 20; end += 1) {
      const final = play(order.slice(cut), so, next);
      for (const places of [1, 2]) {
        for (const each of field) {
          const race = { field, places, ownsTie: noClub };
          const wins = final.get(each.id) ?? 0;
          const above = clubs.filter((id) => (final.get(id) ?? 0) > wins).length;
          const level = clubs.filter((id) => id !== each.id && final.get(id) === wins).length;
          if (magicNumber(each, race) === 0) expect(above + level).toBeLessThan(places);
          if (eliminationNumber(each, race) === 0) expect(above).toBeGreaterThanOrEqual(places);
          decided += Number(magicNumber(each, race) === 0 || eliminationNumber(each, race) === 0);
        }
      }
    }
  }
  expect(decided).toBeGreaterThan(1000);
});

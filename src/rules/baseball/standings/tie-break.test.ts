import { expect, test } from 'vitest';
import { gamesByClub } from './season-game.ts';
import { tieBreakData } from './season-ranking.ts';
import { inventedSeason, type Series } from './testing/invented-season.ts';
import { breakTie } from './tie-break.ts';

/** `1-2 x3, 2-1`: club 1 beats club 2 three times, then club 2 beats club 1. */
const toSeries = (text: string): Series[] =>
  text.split(', ').map((part) => {
    const [winner = 0, loser = 0, wins = 1] = part.split(/-| x/).map(Number);
    return [winner, loser, wins];
  });

/** Clubs 1 to 4 are in one division, 5 to 8 in another division of the same league, 9 is in the other league. */
const clubs = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  leagueId: index < 8 ? 103 : 104,
  divisionId: index < 4 ? 1 : index < 8 ? 2 : 3,
}));

const groups = (tied: number[], series: string): number[][] =>
  breakTie(tied, tieBreakData(clubs, gamesByClub(inventedSeason(toSeries(series)))));

const order = (tied: number[], series: string): number[] => groups(tied, series).flat();

type Case = [title: string, tied: number[], series: string, order: number[]];

// in each case the later steps would give the opposite order
const two: Case[] = [
  ['the games between them', [1, 2], '1-2 x3, 2-1 x4, 1-3 x5', [2, 1]],
  [
    'then the record in their division, without the other league',
    [1, 2],
    '2-3, 1-2 x3, 2-1 x3, 1-9 x5, 1-5 x4, 5-2 x4',
    [2, 1],
  ],
  [
    'the record of each club in its own division, if they are in different ones',
    [1, 5],
    '1-2, 5-6, 7-5, 5-3 x2',
    [1, 5],
  ],
  ['then the rest of their league', [1, 2], '2-5 x3, 5-1 x2, 2-1 x3, 1-2 x3, 1-5 x2, 5-2', [2, 1]],
  ['then the last half of the games in the league', [1, 2], '1-5, 2-5, 1-5, 5-2, 5-1, 2-5, 5-1, 5-2', [2, 1]],
  ['then that half extended by one game at a time', [1, 2], '1-5, 5-2, 5-1, 2-5, 1-5, 2-5, 5-1, 5-2', [2, 1]],
  [
    'an extension that leaves out games between the two',
    [1, 2],
    '2-1, 1-5, 5-2, 5-1, 2-5, 1-2, 1-5, 2-5, 5-1, 5-2, 1-5, 2-5, 5-1, 5-2',
    [2, 1],
  ],
  ['the given order if no step separates them', [2, 1], '1-2 x3, 2-1 x3', [2, 1]],
];

const more: Case[] = [
  [
    'the one that beat each of the others is first, although another won more of these games',
    [1, 2, 3],
    '1-2 x4, 2-1 x3, 1-3 x4, 3-1 x3, 2-3 x7',
    [1, 2, 3],
  ],
  [
    'the one that lost to each is last, and the others start again',
    [1, 2, 3],
    '1-2 x3, 2-1 x3, 1-3 x4, 3-1 x2, 2-3 x4, 3-2 x3, 2-4, 4-1',
    [2, 1, 3],
  ],
  [
    'without such a club the order is that of the winning share in games among them',
    [1, 2, 3],
    '1-2 x4, 2-1 x3, 2-3 x6, 3-2 x1, 3-1 x4, 1-3 x3, 1-4 x9',
    [2, 1, 3],
  ],
];

test.each(two)('the order of two clubs is determined by %s', (_, tied, series, expected) => {
  expect(order(tied, series)).toEqual(expected);
});

test.each(more)('of three clubs %s', (_, tied, series, expected) => expect(order(tied, series)).toEqual(expected));

test('the wild cards of the National League in 2024 went to Atlanta and New York, not to Arizona', () => {
  const [atlanta, newYork, arizona] = [1, 2, 5];
  const series = '1-2 x7, 2-1 x6, 1-5 x5, 5-1 x2, 2-5 x4, 5-2 x3';
  expect(order([newYork, arizona, atlanta], series)).toEqual([atlanta, newYork, arizona]);
});

test('clubs that no step separates stay together', () => {
  expect(groups([2, 1], '3-4')).toEqual([[2, 1]]);
  expect(groups([2, 1, 3], '3-1, 3-2')).toEqual([[3], [2, 1]]);
});

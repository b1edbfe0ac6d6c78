import { expect, test } from 'vitest';
import { gamesByClub } from './season-game.ts';
import { inventedSeason, type Series } from './testing/invented-season.ts';
import { breakTie } from './tie-break.ts';

/** Clubs 1 to 4 are in one division, 5 to 8 in another division of the same league, 9 is in the other league. */
function order(tied: number[], series: readonly Series[]): number[] {
  const byClub = gamesByClub(inventedSeason(series));
  return breakTie(tied, {
    gamesOf: (club) => byClub.get(club) ?? [],
    leagueOf: (club) => (club === 9 ? 104 : 103),
    divisionOf: (club) => (club < 5 ? 1 : club < 9 ? 2 : 3),
  });
}

type Case = [title: string, tied: number[], series: Series[], order: number[]];

const split: Series[] = [
  [1, 2, 3],
  [2, 1, 3],
];

// in each case the later steps would give the opposite order
const two: Case[] = [
  [
    'the games between them',
    [1, 2],
    [
      [1, 2, 3],
      [2, 1, 4],
      [1, 3, 5],
    ],
    [2, 1],
  ],
  [
    'then the record in their division, without the other league',
    [1, 2],
    [[2, 3], ...split, [1, 9, 5], [1, 5, 4], [5, 2, 4]],
    [2, 1],
  ],
  [
    'the record of each club in its own division, if they are in different ones',
    [1, 5],
    [
      [1, 2],
      [5, 6],
      [7, 5],
      [5, 3, 2],
    ],
    [1, 5],
  ],
  ['then the rest of their league', [1, 2], [[2, 5, 3], [5, 1, 2], ...split.toReversed(), [1, 5, 2], [5, 2]], [2, 1]],
  [
    'then the last half of the games in the league',
    [1, 2],
    [
      [1, 5],
      [2, 5],
      [1, 5],
      [5, 2],
      [5, 1],
      [2, 5],
      [5, 1],
      [5, 2],
    ],
    [2, 1],
  ],
  [
    'then that half extended by one game at a time',
    [1, 2],
    [
      [1, 5],
      [5, 2],
      [5, 1],
      [2, 5],
      [1, 5],
      [2, 5],
      [5, 1],
      [5, 2],
    ],
    [2, 1],
  ],
  [
    'an extension that leaves out games between the two',
    [1, 2],
    [
      [2, 1],
      [1, 5],
      [5, 2],
      [5, 1],
      [2, 5],
      [1, 2],
      [1, 5],
      [2, 5],
      [5, 1],
      [5, 2],
      [1, 5],
      [2, 5],
      [5, 1],
      [5, 2],
    ],
    [2, 1],
  ],
  ['the given order if no step separates them', [2, 1], split, [2, 1]],
];

const more: Case[] = [
  [
    'the one that beat each of the others is first, although another won more of these games',
    [1, 2, 3],
    [
      [1, 2, 4],
      [2, 1, 3],
      [1, 3, 4],
      [3, 1, 3],
      [2, 3, 7],
    ],
    [1, 2, 3],
  ],
  [
    'the one that lost to each is last, and the others start again',
    [1, 2, 3],
    [...split, [1, 3, 4], [3, 1, 2], [2, 3, 4], [3, 2, 3], [2, 4], [4, 1]],
    [2, 1, 3],
  ],
  [
    'without such a club the order is that of the winning share in games among them',
    [1, 2, 3],
    [
      [1, 2, 4],
      [2, 1, 3],
      [2, 3, 6],
      [3, 2, 1],
      [3, 1, 4],
      [1, 3, 3],
      [1, 4, 9],
    ],
    [2, 1, 3],
  ],
];

test.each(two)('the order of two clubs is determined by %s', (_, tied, series, expected) => {
  expect(order(tied, series)).toEqual(expected);
});

test.each(more)('of three clubs %s', (_, tied, series, expected) => {
  expect(order(tied, series)).toEqual(expected);
});

test('the wild cards of the National League in 2024 went to Atlanta and New York, not to Arizona', () => {
  const [atlanta, newYork, arizona] = [1, 2, 5];
  const series: Series[] = [
    [atlanta, newYork, 7],
    [newYork, atlanta, 6],
    [atlanta, arizona, 5],
    [arizona, atlanta, 2],
    [newYork, arizona, 4],
    [arizona, newYork, 3],
  ];
  expect(order([newYork, arizona, atlanta], series)).toEqual([atlanta, newYork, arizona]);
});

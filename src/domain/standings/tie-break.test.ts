import { expect, test } from 'vitest';
import { gamesByClub } from './season-game.ts';
import { invented, type Series } from './testing/invented-season.ts';
import { breakTie } from './tie-break.ts';

/** Clubs 1 to 4 are of one division, 5 to 8 of another one of the league, 9 is of the other league. */
function order(tied: number[], series: readonly Series[]): number[] {
  const books = gamesByClub(invented(series));
  return breakTie(tied, {
    gamesOf: (club) => books.get(club) ?? [],
    leagueOf: (club) => (club === 9 ? 104 : 103),
    divisionOf: (club) => (club < 5 ? 1 : club < 9 ? 2 : 3),
  });
}

type Case = [words: string, tied: number[], series: Series[], order: number[]];

const split: Series[] = [
  [1, 2, 3],
  [2, 1, 3],
];

// in each case the steps that would come later say the opposite
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
  ['then the own division, not the other league', [1, 2], [[2, 3], ...split, [1, 9, 5], [1, 5, 4], [5, 2, 4]], [2, 1]],
  [
    'the own division of each, where they are of two',
    [1, 5],
    [
      [1, 2],
      [5, 6],
      [7, 5],
      [5, 3, 2],
    ],
    [1, 5],
  ],
  ['then the rest of the own league', [1, 2], [[2, 5, 3], [5, 1, 2], ...split.toReversed(), [1, 5, 2], [5, 2]], [2, 1]],
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
    'then one game more at a time',
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
    'those between the two left out',
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
  ['and what nothing parts stays as given', [2, 1], split, [2, 1]],
];

const more: Case[] = [
  [
    'one that beat each of the others is first, though another won more of these games',
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
    'one that lost to each is last, and the others start again',
    [1, 2, 3],
    [...split, [1, 3, 4], [3, 1, 2], [2, 3, 4], [3, 2, 3], [2, 4], [4, 1]],
    [2, 1, 3],
  ],
  [
    'in a circle the share of the games among them counts',
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

test.each(two)('two clubs are parted by %s', (_, tied, series, expected) => {
  expect(order(tied, series)).toEqual(expected);
});

test.each(more)('of three clubs %s', (_, tied, series, expected) => {
  expect(order(tied, series)).toEqual(expected);
});

test('the wild card of the National League in 2024: Atlanta, New York, and Arizona at home', () => {
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

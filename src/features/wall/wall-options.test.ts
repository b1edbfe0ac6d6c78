import { expect, test } from 'vitest';
import type { GameStatus } from '#rules/baseball/game/model.ts';
import { parseWallOptions, wallGrid, chooseWallGames } from './rules.ts';

const invalidGames = 'games must be one to 9 numbers of games, separated by commas.';

test.each([
  ['nothing', null, null, { gamePks: null, theme: null }],
  ['empty values', '', '', { gamePks: null, theme: null }],
  ['a game', '745001', 'dark', { gamePks: [745001], theme: 'dark' }],
  ['games in their order, each once', '3,1,3,2', 'transparent', { gamePks: [3, 1, 2], theme: 'transparent' }],
  ['nine games', '1,2,3,4,5,6,7,8,9', 'light', { gamePks: [1, 2, 3, 4, 5, 6, 7, 8, 9], theme: 'light' }],
  ['ten games', '1,2,3,4,5,6,7,8,9,10', null, invalidGames],
  ['zero', '0', null, invalidGames],
  ['a negative number', '-1', null, invalidGames],
  ['a number that is too large', '2147483648', null, invalidGames],
  ['words', 'all', null, invalidGames],
  ['a missing number', '1,,2', null, invalidGames],
  ['another theme', null, 'blue', 'theme must be one of light, dark, transparent.'],
])('the parameters of a wall: %s', (_, games, theme, expected) => {
  expect(parseWallOptions(games, theme)).toEqual(expected);
});

test.each([
  [0, 1, 1],
  [1, 1, 1],
  [2, 2, 1],
  [3, 2, 2],
  [4, 2, 2],
  [5, 3, 2],
  [6, 3, 2],
  [7, 3, 3],
  [9, 3, 3],
])('%i games have %i columns and %i rows', (games, columns, rows) => {
  expect(wallGrid(games)).toEqual({ columns, rows });
});

function game(
  gamePk: number,
  phase: GameStatus['phase'],
  startsAt: number | null = 1000,
  detail: GameStatus['detail'] = null,
) {
  return { gamePk, startsAt, status: { phase, text: '', detail, reason: null, startTimeTbd: false } };
}

const many = Array.from({ length: 15 }, (_, index) => game(index + 1, index === 12 ? 'live' : 'open', index));

test.each([
  ['live games first', [game(1, 'open'), game(2, 'final'), game(3, 'live')], null, [3, 1, 2]],
  ['games by their start', [game(1, 'live', 30), game(2, 'live', 10), game(3, 'live', null)], null, [2, 1, 3]],
  ['equal starts by the number of the game', [game(2, 'live'), game(1, 'live')], null, [1, 2]],
  ['games called off last', [game(1, 'void'), game(2, 'void', 1000, 'tied'), game(3, 'held')], null, [3, 2, 1]],
  [
    'hidden games after those to come',
    [game(1, 'unknown', 1, 'hidden'), game(2, 'final'), game(3, 'open')],
    null,
    [3, 1, 2],
  ],
  ['at most nine', many, null, [13, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['the games of the URL in its order', many, [15, 13, 1], [15, 13, 1]],
  ['no game of another day', many, [99, 2], [2]],
  ['no game on a day off', [], null, []],
])('a wall shows %s', (_, games, gamePks, expected) => {
  expect(chooseWallGames(games, gamePks).map(({ gamePk }) => gamePk)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { parseWallOptions } from './wall-options.ts';

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

import { expect, test } from 'vitest';
import { findPlayers } from './find-players.ts';

const players = ['José Ramírez', 'Jose Altuve', 'Abram Rosen', 'Pete Rose', 'Rosey Rose', 'Ed Rosewell'].map(
  (name) => ({ name }),
);

test.each([
  ['rose', ['Abram Rosen', 'Pete Rose', 'Rosey Rose', 'Ed Rosewell']],
  ['JOSE', ['José Ramírez', 'Jose Altuve']],
  ['ramirez', ['José Ramírez']],
  ['mír', ['José Ramírez']],
  ['e r', ['José Ramírez', 'Pete Rose']],
  ['zz', []],
  ['  ', []],
  ['o', ['José Ramírez', 'Jose Altuve', 'Abram Rosen', 'Pete Rose']],
])('%j finds %j, at most four players', (text, names) => {
  expect(findPlayers(players, text).map(({ name }) => name)).toEqual(names);
});

test('a word that begins with the text comes before one that only contains it', () => {
  expect(findPlayers(players, 'ram', 2).map(({ name }) => name)).toEqual(['José Ramírez', 'Abram Rosen']);
  expect(findPlayers(players, 'alt rose').map(({ name }) => name)).toEqual([]);
  expect(findPlayers(players.toReversed(), 'ram', 1).map(({ name }) => name)).toEqual(['José Ramírez']);
});

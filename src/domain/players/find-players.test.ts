import { expect, test } from 'vitest';
import { findPlayers } from './find-players.ts';

const players = ['José Ramírez', 'Jose Altuve', 'Al Rosen', 'Pete Rose', 'Rosey Rose', 'Ed Rosewell'].map(
  (name, index) => ({ id: index + 1, name, teamId: null, age: null, position: null }),
);

test.each([
  ['rose', ['Al Rosen', 'Pete Rose', 'Rosey Rose', 'Ed Rosewell']],
  ['JOSE', ['José Ramírez', 'Jose Altuve']],
  ['ramirez', ['José Ramírez']],
  ['mír', ['José Ramírez']],
  ['e r', ['José Ramírez', 'Pete Rose']],
  ['zz', []],
  ['  ', []],
  ['o', ['José Ramírez', 'Jose Altuve', 'Al Rosen', 'Pete Rose']],
])('%j finds %j, four at most', (text, names) => {
  expect(findPlayers(players, text).map(({ name }) => name)).toEqual(names);
});

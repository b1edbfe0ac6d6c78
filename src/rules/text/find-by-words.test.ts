import { expect, test } from 'vitest';
import { findByWords } from './find-by-words.ts';

const players = [
  'José Ramírez',
  'Jose Altuve',
  'Abram Rosen',
  'Pete Rose',
  'Rosey Rose',
  'Ed Rosewell',
  'Nolan Underhill',
  'Troy O’Connell',
  'J.D. Davis',
].map((name) => ({ name }));

test.each([
  ['rose', ['Pete Rose', 'Rosey Rose', 'Abram Rosen', 'Ed Rosewell']],
  ['JOSE', ['José Ramírez', 'Jose Altuve']],
  ['ramirez', ['José Ramírez']],
  ['mír', ['José Ramírez']],
  ['underhill nolan', ['Nolan Underhill']],
  ['oconnell', ['Troy O’Connell']],
  ["o'connell troy", ['Troy O’Connell']],
  ['o connell', ['Troy O’Connell']],
  ['jd davis', ['J.D. Davis']],
  ['nolanu', ['Nolan Underhill']],
  // one error in a word
  ['undrehill', ['Nolan Underhill']],
  ['undehill', ['Nolan Underhill']],
  ['ramires', ['José Ramírez']],
  ['altuwe jose', ['Jose Altuve']],
  ['underhall nolen', ['Nolan Underhill']],
  ['zz', []],
  ['dxv', []],
  ['  ', []],
  ['-', []],
])('%j finds %j', (text, names) => expect(findByWords(players, text).map(({ name }) => name)).toEqual(names));

test('a limit keeps the nearest, and further words find an item too', () => {
  expect(findByWords(players, 'ram', 2).map(({ name }) => name)).toEqual(['José Ramírez', 'Abram Rosen']);
  expect(findByWords(players, 'rose rose').map(({ name }) => name)).toEqual(['Rosey Rose']);
  const pages = [{ name: 'Predict the Table', words: 'season standings' }, { name: 'Standings' }];
  expect(findByWords(pages, 'standings').map(({ name }) => name)).toEqual(['Standings', 'Predict the Table']);
  expect(findByWords([{ name: 'Todays Games', words: 'schedule scores' }], 'scor')).toHaveLength(1);
});

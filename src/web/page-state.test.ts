import { expect, test } from 'vitest';
import { readPageState, writePageState, type PageState } from './page-state.ts';

const games = [
  { gamePk: 1, name: 'one', teams: [{ id: 1 }, { id: 2 }] },
  { gamePk: 2, name: 'two\nlines', teams: [] },
];

const stateWith = (...queries: PageState['queries']): PageState => ({
  router: { loaderData: { shell: null }, errors: null },
  queries,
  theme: 'dark',
});

test('a state is read as it was written', () => {
  const state = stateWith(
    [['GET /api/games', { query: { level: 1 } }], { games, date: null }],
    [['GET /api/check_session', {}], null],
    [
      ['GET /api/nested', {}],
      [[0], [[]], {}],
    ],
  );
  expect(readPageState(writePageState(state))).toEqual(state);
});

test('the keys of objects with the same shape are written once', () => {
  expect(writePageState(stateWith([['GET /api/games', {}], games])).split('gamePk')).toHaveLength(2);
});

test('a value that JSON cannot have is left out', () => {
  const read = readPageState(writePageState(stateWith([['GET /api/check_session', {}], { user: undefined, id: 1 }])));
  expect(read.queries).toEqual([[['GET /api/check_session', {}], { id: 1 }]]);
});

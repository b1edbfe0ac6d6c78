import { expect, test } from 'vitest';
import { groupRuns, inGroup } from './column-groups.ts';

const columnsOf = (...groups: (string | undefined)[]) =>
  groups.map((group, index) => ({ id: String(index), head: '', group, value: () => null }));

test('columns are put in a group', () =>
  expect(inGroup('Rates', columnsOf(undefined, 'Batting')).map(({ group }) => group)).toEqual(['Rates', 'Rates']));

test('neighbors of a group are one run, and so are neighbors without one', () =>
  expect(groupRuns(columnsOf(undefined, undefined, 'Batting', 'Batting', undefined, 'Rates'))).toEqual([
    { group: undefined, ids: ['0', '1'], isMore: false },
    { group: 'Batting', ids: ['2', '3'], isMore: false },
    { group: undefined, ids: ['4'], isMore: false },
    { group: 'Rates', ids: ['5'], isMore: false },
  ]));

test('without groups there are no runs', () => {
  expect(groupRuns(columnsOf(undefined, undefined))).toEqual([]);
  expect(groupRuns([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { changesBetween, withChanges, type Change } from './packed-change.ts';
import { UnreadablePacking, type Packed } from './packing.ts';

const long = 'a text that is longer than the rest';

test.each<[string, Packed, Packed, Change[]]>([
  ['equal values', [1, 'a'], [1, 'a'], []],
  ['one entry of a list', [1, 2, 3], [1, 9, 3], [[1, 9]]],
  ['an appended entry', [1], [1, 2], [[1, 2]]],
  ['a nested entry', [long, [1, 2]], [long, [1, 3]], [[1, 1, 3]]],
  ['a shorter list', [1, 2, 3], [1, 2], [[[1, 2]]]],
  ['a changed key', { a: long, b: 1 }, { a: long, b: 2 }, [['b', 2]]],
  ['an added key', { a: long }, { a: long, b: 2 }, [['b', 2]]],
  ['a removed key', { a: long, b: 1 }, { a: long }, [['b', null]]],
  ['another type', [1], 'x', [['x']]],
  ['a list instead of an object', { a: 1 }, [1], [[[1]]]],
  ['an object instead of a list', [1], { a: 1 }, [[{ a: 1 }]]],
  ['a list instead of null', null, [1], [[[1]]]],
  ['an object instead of null', null, { a: 1 }, [[{ a: 1 }]]],
  ['null instead of an object', [{ a: long }, 1], [null, 1], [[0, null]]],
  ['an object instead of a number', [7], [{ a: 1 }], [[0, { a: 1 }]]],
  ['equal lists and objects', [[1], { a: [2] }], [[1], { a: [2] }], []],
  [
    'two entries that are as long as the whole list',
    [1, 100, 2],
    [3, 100, 4],
    [
      [0, 3],
      [2, 4],
    ],
  ],
  ['a change of one entry, even if the whole list is shorter', [[1]], [[2]], [[0, 0, 2]]],
  [
    'a removed and a changed key',
    { a: long, b: 1, c: long },
    { b: 2, c: long },
    [
      ['a', null],
      ['b', 2],
    ],
  ],
  ['a value that becomes null', [1, 2], [1, null], [[1, null]]],
  ['many short entries, where the whole list is shorter', [1, 2, 3], [4, 5, 6], [[[4, 5, 6]]]],
  [
    'several entries of a long list',
    [1, long, 2],
    [3, long, 4],
    [
      [0, 3],
      [2, 4],
    ],
  ],
])('the changes between two values: %s', (_, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
  expect(withChanges(before, changes)).toEqual(after);
});

test('applying changes does not modify the value', () => {
  const before = [[1, 2], { a: 1 }];
  withChanges(before, [
    [0, 1, 9],
    [1, 'a', null],
  ]);
  expect(before).toEqual([[1, 2], { a: 1 }]);
});

test('changes are applied in order', () =>
  expect(
    withChanges(
      [1],
      [
        [1, 2],
        [1, 3],
        [2, 4],
      ],
    ),
  ).toEqual([1, 3, 4]));

test.each<[string, Packed, Change]>([
  ['no value', [1], []],
  ['a path into null', null, [0, 9]],
  ['a path into a missing key', { a: 1 }, ['b', 'c', 9]],
  ['a path into an appended entry', [1], [1, 0, 9]],
  ['an index beyond the end', [1], [2, 9]],
  ['a key of a list', [1], ['a', 9]],
  ['an index of an object', { a: 1 }, [0, 9]],
  ['a path into a number', [1], [0, 0, 9]],
])('a change with %s is rejected', (_, value, change) => {
  expect(() => withChanges(value, [change])).toThrow(UnreadablePacking);
  expect(() => withChanges(value, [change])).toThrow(/^a change has (no value|an unknown path)$/);
});

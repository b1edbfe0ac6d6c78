import { expect, test } from 'vitest';
import { memoizeLatest } from './response.ts';

test('the result is computed once for the same arguments and again when one changes', () => {
  let calls = 0;
  const sum = memoizeLatest((numbers: number[], more: number | undefined, list: object | null) => {
    calls += 1;
    return numbers.length + (more ?? 0) + (list === null ? 0 : 1);
  });
  const [numbers, list] = [[1, 2], {}];
  expect([sum(numbers, 1, null), sum(numbers, 1, null), calls]).toEqual([3, 3, 1]);
  expect([sum(numbers, undefined, null), sum(numbers, undefined, list), calls]).toEqual([2, 3, 3]);
  expect([sum([1, 2], undefined, list), sum(numbers, undefined, list), calls]).toEqual([3, 3, 4]);
});

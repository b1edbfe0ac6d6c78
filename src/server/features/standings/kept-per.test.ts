import { expect, test } from 'vitest';
import { keptPer } from './kept-per.ts';

test('work is done once for the same inputs, and anew when one of them changes', () => {
  let done = 0;
  const sum = keptPer((numbers: number[], more: number | undefined, list: object | null) => {
    done += 1;
    return numbers.length + (more ?? 0) + (list === null ? 0 : 1);
  });
  const [numbers, list] = [[1, 2], {}];
  expect([sum(numbers, 1, null), sum(numbers, 1, null), done]).toEqual([3, 3, 1]);
  expect([sum(numbers, undefined, null), sum(numbers, undefined, list), done]).toEqual([2, 3, 3]);
  expect([sum([1, 2], undefined, list), sum(numbers, undefined, list), done]).toEqual([3, 3, 4]);
});

import { expect, test, vi } from 'vitest';
import { memoizeByBody, memoizeLatest } from './response.ts';

test('each body is converted once', () => {
  const count = vi.fn((body: unknown) => JSON.stringify(body));
  const convert = memoizeByBody(count);
  const body = { n: 1 };
  expect([convert(body), convert(body), convert({ n: 1 }), convert(7)]).toEqual(['{"n":1}', '{"n":1}', '{"n":1}', '7']);
  expect(count).toHaveBeenCalledTimes(3);
});

test('a rejected body is rejected again', () => {
  const convert = memoizeByBody(() => {
    throw new TypeError('not of this kind');
  });
  const body = {};
  expect(() => convert(body)).toThrow('not of this kind');
  expect(() => convert(body)).toThrow('not of this kind');
});

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

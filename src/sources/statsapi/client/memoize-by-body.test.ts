import { expect, test, vi } from 'vitest';
import { memoizeByBody } from './response.ts';

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

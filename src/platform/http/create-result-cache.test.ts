import { expect, test } from 'vitest';
import { createResultCache } from './create-result-cache.ts';

/** Results are numbered in the order in which they are computed. */
function startCache(options: Parameters<typeof createResultCache>[0]) {
  const cache = createResultCache<{ n: number }>(options);
  let n = 0;
  return { cache, read: async (key: string) => (await cache.read(key, async () => ({ n: (n += 1) }))).n };
}

test('a result is computed once for simultaneous and later calls, until it was not used for long', async () => {
  const { read } = startCache({ max: 2 });
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([1, 1, 2]);
  expect([await read('a'), await read('c'), await read('a'), await read('b')]).toEqual([1, 3, 1, 4]);
});

test('a result is there when it has been computed', async () => {
  const { cache, read } = startCache({ max: 1 });
  const result = read('a');
  expect(cache.has('a')).toBe(false);
  await result;
  expect(cache.has('a')).toBe(true);
});

test('a failure is passed to all that wait, and computed again by the next call', async () => {
  const { cache, read } = startCache({ max: 2 });
  const fail = () => cache.read('a', () => Promise.reject(new Error('no')));
  expect((await Promise.allSettled([fail(), fail()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read('a')).toBe(1);
});

test('a result that is dropped while it is computed is returned and not kept', async () => {
  const { cache, read } = startCache({ max: 1 });
  const { promise, resolve } = Promise.withResolvers<{ n: number }>();
  const cleared = cache.read('a', () => promise);
  cache.clear();
  const evicted = cache.read('b', () => promise);
  expect(await read('c')).toBe(1);
  resolve({ n: 7 });
  expect([await cleared, await evicted]).toEqual([{ n: 7 }, { n: 7 }]);
  expect([await read('c'), await read('a')]).toEqual([1, 2]);
});

test('an outdated result is computed again, and meanwhile returned if it may be stale', async () => {
  let now = 1000;
  const ttl = { ms: 10, now: () => now };
  const [strict, stale] = [startCache({ max: 1, ttl }), startCache({ max: 1, ttl, allowStale: true })];
  expect([await strict.read('a'), await stale.read('a')]).toEqual([1, 1]);
  now += 11;
  expect([await strict.read('a'), await stale.read('a')]).toEqual([2, 1]);
  await expect.poll(() => stale.read('a')).toBe(2);
});

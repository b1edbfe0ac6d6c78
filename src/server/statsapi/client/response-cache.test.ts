import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const cached = (size: number, asOf = 0) => ({ body: {}, asOf, size });

test('the least recently used responses are evicted', () => {
  const cache = createResponseCache(10);
  cache.set('/a', cached(4));
  cache.set('/b', cached(4));
  cache.get('/a');
  cache.set('/c', cached(4));
  expect(['/a', '/b', '/c'].map((url) => cache.get(url) !== undefined)).toEqual([true, false, true]);
});

test('a newer response replaces the older one and its size', () => {
  const cache = createResponseCache(10);
  for (const asOf of [1, 2, 3]) cache.set('/a', cached(9, asOf));
  cache.set('/b', cached(1));
  expect([cache.get('/a')?.asOf, cache.get('/b')?.asOf]).toEqual([3, 0]);
});

test('a response larger than the cache is not stored and evicts nothing', () => {
  const cache = createResponseCache(10);
  cache.set('/a', cached(4));
  cache.set('/b', cached(11));
  expect([cache.get('/a') === undefined, cache.get('/b') === undefined]).toEqual([false, true]);
});

import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/start-test-app.ts';
import { createSharedResults } from './shared-results.ts';

async function createCounter() {
  const { shared, time } = await startTestApp();
  const find = createSharedResults<number>();
  let count = 0;
  const get = (address = '/api/games') => find(shared, address, async () => (count += 1));
  return { shared, time, find, get };
}

test('a result is shared by simultaneous and later calls for a second', async () => {
  const { get, time } = await createCounter();
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  time.pass(999);
  expect(await get()).toBe(1);
  time.pass(1);
  expect(await get()).toBe(2);
});

test('each address has its own result, until the data or the game changes', async () => {
  const { get, shared } = await createCounter();
  expect([await get('/api/games/7'), await get('/api/games/8')]).toEqual([1, 2]);
  shared.clearGame(7);
  expect([await get('/api/games/7'), await get('/api/games/8')]).toEqual([3, 2]);
  shared.clear();
  expect(await get('/api/games/8')).toBe(4);
  shared.close();
  expect(await get('/api/games/8')).toBe(5);
});

test('a failure is not shared', async () => {
  const { find, get, shared } = await createCounter();
  const failing = find(shared, '/api/games', () => Promise.reject(new Error('failed')));
  const waiting = get();
  await expect(failing).rejects.toThrow('failed');
  expect(await waiting).toBe(1);
  expect(await get()).toBe(2);
});

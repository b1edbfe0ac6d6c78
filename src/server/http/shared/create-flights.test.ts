import { expect, test, vi } from 'vitest';
import { createFlights } from './create-flights.ts';

const isEven = (result: number) => result % 2 === 0;

test('simultaneous calls with the same key run the work once, later ones again', async () => {
  const run = createFlights(isEven);
  const work = vi.fn(async () => 2);
  expect(await Promise.all([run('a', work), run('a', work), run('b', work)])).toEqual([2, 2, 2]);
  expect(work).toHaveBeenCalledTimes(2);
  await run('a', work);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a failure or a result that may not be shared belongs to one call; the others run their own work', async () => {
  const run = createFlights(isEven);
  const fails = run('a', () => Promise.reject(new Error('refused')));
  const other = run('a', async () => 4);
  await expect(fails).rejects.toThrow('refused');
  expect(await other).toBe(4);
  expect(await Promise.all([run('a', async () => 1), run('a', async () => 6)])).toEqual([1, 6]);
});

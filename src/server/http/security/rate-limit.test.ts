import { expect, test } from 'vitest';
import { TooManyRequests } from '../errors/app-error.ts';
import { createRateLimit, takeAll } from './rate-limit.ts';

function limited(max: number, capacity?: number) {
  let time = 1_000_000;
  const limit = createRateLimit({ max, windowMs: 10_000, now: () => time, ...(capacity && { capacity }) });
  return { ...limit, pass: (ms: number) => (time += ms) };
}

test('the window slides: an attempt is possible when the first one has left it', async () => {
  const { take, pass } = limited(2);
  await take('a');
  pass(4000);
  await take('a');
  await expect(take('a')).rejects.toThrow(TooManyRequests);
  await expect(take('a')).rejects.toThrow(/6 seconds/);
  pass(6000);
  await take('a');
  await expect(take('a')).rejects.toThrow(/4 seconds/);
});

test('keys are counted separately', async () => {
  const { take } = limited(1);
  await take('a');
  await expect(take('b')).resolves.toBeDefined();
});

test('a returned attempt does not count, and a reset clears a key', async () => {
  const { take, reset } = limited(1);
  await (
    await take('a')
  )();
  await take('a');
  await expect(take('a')).rejects.toThrow(TooManyRequests);
  await reset('a');
  await expect(take('a')).resolves.toBeDefined();
});

test('the number of keys is limited: the least recently used one is dropped', async () => {
  const { take } = limited(1, 2);
  await take('a');
  await take('b');
  await take('c');
  await expect(take('a')).resolves.toBeDefined();
  await expect(take('c')).rejects.toThrow(TooManyRequests);
});

test('an attempt that one of several limits refuses is counted in none', async () => {
  const [wide, narrow] = [limited(2), limited(1)];
  const both = [
    [wide, 'network'],
    [narrow, 'user'],
  ] as const;
  const undo = await takeAll(both);
  await expect(takeAll(both)).rejects.toThrow(TooManyRequests);
  await expect(wide.check('network')).resolves.toBeUndefined();
  await undo();
  await expect(narrow.check('user')).resolves.toBeUndefined();
});

import { expect, test } from 'vitest';
import { TooManyRequests } from '../errors/app-error.ts';
import { createRateLimit } from './rate-limit.ts';

function limited(max: number, capacity?: number) {
  let time = 1_000_000;
  const limit = createRateLimit({ max, windowMs: 10_000, now: () => time, ...(capacity && { capacity }) });
  return { ...limit, pass: (ms: number) => (time += ms) };
}

test('the window slides: an attempt is possible when the first one has left it', () => {
  const { take, pass } = limited(2);
  take('a');
  pass(4000);
  take('a');
  expect(() => take('a')).toThrow(TooManyRequests);
  expect(() => take('a')).toThrow(/6 seconds/);
  pass(6000);
  take('a');
  expect(() => take('a')).toThrow(/4 seconds/);
});

test('keys are counted separately', () => {
  const { take } = limited(1);
  take('a');
  expect(() => take('b')).not.toThrow();
});

test('a returned attempt does not count, and a reset clears a key', () => {
  const { take, reset } = limited(1);
  take('a')();
  take('a');
  expect(() => take('a')).toThrow(TooManyRequests);
  reset('a');
  expect(() => take('a')).not.toThrow();
});

test('the number of keys is limited: the least recently used one is dropped', () => {
  const { take } = limited(1, 2);
  take('a');
  take('b');
  take('c');
  expect(() => take('a')).not.toThrow();
  expect(() => take('c')).toThrow(TooManyRequests);
});

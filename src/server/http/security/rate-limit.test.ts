import { expect, test } from 'vitest';
import { TooManyRequests } from '../errors/app-error.ts';
import { createRateLimit } from './rate-limit.ts';

function limited(most: number, capacity?: number) {
  let instant = 1_000_000;
  const limit = createRateLimit({ most, windowMs: 10_000, now: () => instant, ...(capacity && { capacity }) });
  return { ...limit, pass: (ms: number) => (instant += ms) };
}

test('the window slides: a try is free again when the first one has left it', () => {
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

test('keys do not touch each other', () => {
  const { take } = limited(1);
  take('a');
  expect(() => take('b')).not.toThrow();
});

test('a try handed back does not count, and forgetting clears a key', () => {
  const { take, forget } = limited(1);
  take('a')();
  take('a');
  expect(() => take('a')).toThrow(TooManyRequests);
  forget('a');
  expect(() => take('a')).not.toThrow();
});

test('memory is bounded: the key untouched for longest goes first', () => {
  const { take } = limited(1, 2);
  take('a');
  take('b');
  take('c');
  expect(() => take('a')).not.toThrow();
  expect(() => take('c')).toThrow(TooManyRequests);
});

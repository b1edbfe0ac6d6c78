import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function setUp() {
  let now = 1_000_000;
  const breaker = createCircuitBreaker({ timing: { now: () => now }, failuresToOpen: 5, probeEvery: 10_000 });
  const fail = (resource: string, times = 1) => {
    for (let count = 0; count < times; count += 1) breaker.failed(resource);
  };
  const isAllowed = (resource: string): boolean => {
    try {
      breaker.enter(resource);
      return true;
    } catch {
      return false;
    }
  };
  return { breaker, fail, isAllowed, pass: (ms: number) => (now += ms) };
}

test('a success in between resets the count', () => {
  const { breaker, fail, isAllowed } = setUp();
  fail('a', 3);
  fail('b');
  breaker.succeeded();
  fail('c', 3);
  fail('d');
  expect(isAllowed('e')).toBe(true);
});

test('one resource that always fails does not open the breaker, and others need not fail less because of it', () => {
  const { fail, isAllowed } = setUp();
  fail('game', 1000);
  expect(isAllowed('game')).toBe(true);
  fail('schedule');
  expect(isAllowed('teams')).toBe(true);
  fail('teams');
  expect(isAllowed('schedule')).toBe(false);
});

test('a resource whose probe failed does not take the next one from others', () => {
  const { fail, isAllowed, pass, breaker } = setUp();
  fail('game', 3);
  fail('schedule', 2);
  pass(10_000);
  expect([isAllowed('game'), isAllowed('schedule')]).toEqual([true, false]);
  fail('game');
  pass(10_000);
  expect([isAllowed('game'), isAllowed('schedule')]).toEqual([false, true]);
  breaker.succeeded();
  expect(isAllowed('game')).toBe(true);
});

test('a requested pause holds for every request if the upstream limits the rate; a shorter one does not shorten it', () => {
  const { breaker, isAllowed, pass } = setUp();
  breaker.failed('game', { pause: 30_000, isForAll: false });
  expect(isAllowed('schedule')).toBe(true);
  breaker.failed('game', { pause: 30_000, isForAll: true });
  breaker.failed('game', { pause: 1000, isForAll: true });
  pass(2000);
  expect(isAllowed('schedule')).toBe(false);
});

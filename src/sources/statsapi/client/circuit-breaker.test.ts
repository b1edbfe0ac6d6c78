import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function setUp() {
  let now = 1_000_000;
  const breaker = createCircuitBreaker({ timing: { now: () => now }, failuresToOpen: 3, probeEvery: 10_000 });
  const fail = (times: number, pause: number | null = null) => {
    for (let count = 0; count < times; count += 1) breaker.failed(pause);
  };
  return { breaker, fail, pass: (ms: number) => (now += ms) };
}

test('a success in between resets the count', () => {
  const { breaker, fail } = setUp();
  fail(2);
  breaker.succeeded();
  fail(2);
  expect(() => breaker.enter()).not.toThrow();
});

test('a shorter pause does not shorten a longer one', () => {
  const { breaker, fail, pass } = setUp();
  fail(1, 30_000);
  fail(1, 1000);
  pass(2000);
  expect(() => breaker.check()).toThrow();
});

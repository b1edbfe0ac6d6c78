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

test('stays closed below the number of failures', () => {
  const { breaker, fail } = setUp();
  fail(2);
  expect(() => breaker.enter()).not.toThrow();
});

test('opens after consecutive failures and rejects with reason open', () => {
  const { breaker, fail } = setUp();
  fail(3);
  expect(() => breaker.check()).toThrow(expect.objectContaining({ name: 'UpstreamError', reason: 'open' }));
  expect(() => breaker.enter()).toThrow(expect.objectContaining({ reason: 'open' }));
});

test('a success in between resets the count', () => {
  const { breaker, fail } = setUp();
  fail(2);
  breaker.succeeded();
  fail(2);
  expect(() => breaker.enter()).not.toThrow();
});

test('allows one probe per interval and closes when it succeeds', () => {
  const { breaker, fail, pass } = setUp();
  fail(3);
  pass(9999);
  expect(() => breaker.enter()).toThrow();
  pass(1);
  expect(() => breaker.enter()).not.toThrow();
  expect(() => breaker.enter()).toThrow();
  breaker.succeeded();
  expect(() => breaker.enter()).not.toThrow();
  expect(() => breaker.enter()).not.toThrow();
});

test('a failed probe keeps the breaker open for another interval', () => {
  const { breaker, fail, pass } = setUp();
  fail(3);
  pass(10_000);
  breaker.enter();
  pass(4000);
  breaker.failed(null);
  pass(9999);
  expect(() => breaker.check()).toThrow();
  pass(1);
  expect(() => breaker.check()).not.toThrow();
});

test('a requested pause opens the breaker at the first failure, for as long as requested', () => {
  const { breaker, fail, pass } = setUp();
  fail(1, 30_000);
  pass(29_999);
  expect(() => breaker.check()).toThrow();
  pass(1);
  expect(() => breaker.check()).not.toThrow();
});

test('a shorter pause does not shorten a longer one', () => {
  const { breaker, fail, pass } = setUp();
  fail(1, 30_000);
  fail(1, 1000);
  pass(2000);
  expect(() => breaker.check()).toThrow();
});

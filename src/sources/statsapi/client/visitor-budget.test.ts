import { expect, test } from 'vitest';
import { createVisitorBudget } from './visitor-budget.ts';

const minute = 60_000;

test('a visitor has the requests of a minute, and the next ones when the first are a minute old', () => {
  let now = 0;
  const budget = createVisitorBudget({ perMinute: 3, now: () => now });
  for (const at of [0, 10_000, 20_000]) {
    now = at;
    expect(budget.hasLeft('one')).toBe(true);
    budget.take('one');
  }
  expect([budget.hasLeft('one'), budget.hasLeft('two'), budget.hasLeft('two', 3)]).toEqual([false, true, false]);
  now = minute;
  expect([budget.hasLeft('one'), budget.hasLeft('one', 1)]).toEqual([true, false]);
});

test('visitors who have requested nothing for a minute are forgotten', () => {
  let now = 0;
  const budget = createVisitorBudget({ perMinute: 30, now: () => now });
  for (; now < 300_000; now += 100) budget.take(`visitor ${now}`);
  expect(budget.visitorCount).toBeLessThanOrEqual(600);
});

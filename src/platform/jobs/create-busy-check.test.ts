import { expect, test } from 'vitest';
import { createBusyCheck } from './create-busy-check.ts';

test('a process is busy after it computed all the time, for the time since the call before', () => {
  const isBusy = createBusyCheck();
  const until = performance.now() + 20;
  while (performance.now() < until);
  expect(isBusy()).toBe(true);
});

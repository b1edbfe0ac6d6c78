import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { after } from './timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a timer that waits for a clock that stands does not run', () => {
  const run = vi.fn<() => void>();
  after(Infinity, run);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(run).not.toHaveBeenCalled();
});

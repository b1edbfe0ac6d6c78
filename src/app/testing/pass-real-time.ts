import { onTestFinished, vi } from 'vitest';

/** Moves `Date` forward (ms) for the rest of the test, for libraries that read it. Timers stay real. */
export function passRealTime(ms: number): void {
  const now = Date.now() + ms;
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now });
}

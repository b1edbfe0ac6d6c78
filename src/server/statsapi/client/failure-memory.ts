import type { Timing } from './timing.ts';

export type FailureMemory = {
  /** Rejects again with what this address failed with a moment ago. */
  check(url: string): void;
  /** Whether this failure is the first of its address for a while. */
  note(url: string, error: unknown): boolean;
};

/** Remembers failures for `restFor` ms, so that a failing address is asked once and not by every caller in turn. */
export function createFailureMemory(timing: Pick<Timing, 'now'>, restFor: number): FailureMemory {
  const failures = new Map<string, { error: unknown; until: number }>();
  const forgetOld = (now: number) => {
    for (const [url, { until }] of failures) if (until <= now) failures.delete(url);
  };
  return {
    check(url) {
      forgetOld(timing.now());
      const failure = failures.get(url);
      if (failure !== undefined) throw failure.error;
    },
    note(url, error) {
      forgetOld(timing.now());
      if (failures.has(url)) return false;
      failures.set(url, { error, until: timing.now() + restFor });
      return true;
    },
  };
}

import type { Timing } from './timing.ts';

export type FailureMemory = {
  /** Rejects again with what this address failed with a moment ago. */
  check(url: string): void;
  note(url: string, error: unknown): void;
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
      failures.set(url, { error, until: timing.now() + restFor });
    },
  };
}

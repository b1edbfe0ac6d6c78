import type { Timing } from './timing.ts';

export type FailureMemory = {
  /** Throws the remembered error of this URL, if any. */
  check(url: string): void;
  /** Records a failure. Returns whether it is the first of its URL within `restFor`. */
  record(url: string, error: unknown): boolean;
};

/** Remembers failures for `restFor` ms, so that callers do not repeat a request that just failed. */
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
    record(url, error) {
      forgetOld(timing.now());
      if (failures.has(url)) return false;
      failures.set(url, { error, until: timing.now() + restFor });
      return true;
    },
  };
}

import type { Timing } from './timing.ts';

export type FailureMemory = {
  /** Throws the remembered error of this URL, if any. */
  check(url: string): void;
  /** Records a failure. Returns whether it is the first of its URL within `pauseFor`. */
  record(url: string, error: unknown): boolean;
};

/** Remembers failures for `pauseFor` ms, so that callers do not repeat a request that just failed. */
export function createFailureMemory(timing: Pick<Timing, 'now'>, pauseFor: number): FailureMemory {
  const failures = new Map<string, { error: unknown; until: number }>();
  const deleteExpired = (now: number) => {
    for (const [url, { until }] of failures) if (until <= now) failures.delete(url);
  };
  return {
    check(url) {
      deleteExpired(timing.now());
      const failure = failures.get(url);
      if (failure !== undefined) throw failure.error;
    },
    record(url, error) {
      deleteExpired(timing.now());
      if (failures.has(url)) return false;
      failures.set(url, { error, until: timing.now() + pauseFor });
      return true;
    },
  };
}

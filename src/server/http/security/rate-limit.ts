import { TooManyRequests } from '../errors/app-error.ts';

export type RateLimit = {
  /** Counts an attempt of `key` or throws `TooManyRequests`. The returned function takes the attempt off the count. */
  take(key: string): () => void;
  /** Throws `TooManyRequests` if the next attempt of `key` would, without counting. */
  check(key: string): void;
  /** deletes all attempts of `key` */
  reset(key: string): void;
};

type Rule = {
  max: number;
  windowMs: number;
  /** epoch ms, real time */
  now: () => number;
  /** maximum number of keys; the least recently used one is dropped */
  capacity?: number;
};

/** Limits the attempts per key in a sliding window. Stored in the memory of this process. */
export function createRateLimit({ max, windowMs, now, capacity = 100_000 }: Rule): RateLimit {
  const attempts = new Map<string, number[]>();

  function recentAttempts(key: string, time: number): number[] {
    return (attempts.get(key) ?? []).filter((at) => at > time - windowMs);
  }

  function store(key: string, recent: number[]): void {
    attempts.delete(key);
    if (recent.length > 0) attempts.set(key, recent);
    const [oldest] = attempts.keys();
    if (attempts.size > capacity && oldest !== undefined) attempts.delete(oldest);
  }

  /** The recent attempts, if one more is allowed. */
  function requireFree(key: string, time: number): number[] {
    const recent = recentAttempts(key, time);
    const [first] = recent;
    if (first !== undefined && recent.length >= max) {
      throw new TooManyRequests(Math.ceil((first + windowMs - time) / 1000));
    }
    return recent;
  }

  return {
    check: (key) => void requireFree(key, now()),
    take(key) {
      const time = now();
      const recent = requireFree(key, time);
      store(key, [...recent, time]);
      return () => {
        const left = attempts.get(key) ?? [];
        store(key, left.toSpliced(left.indexOf(time), left.includes(time) ? 1 : 0));
      };
    },
    reset: (key) => void attempts.delete(key),
  };
}

import { TooManyRequests } from '../errors/app-error.ts';

export type RateLimit = {
  /** Takes one of the tries of `key`, or throws `TooManyRequests`. What it gives hands the try back, for those that do not count. */
  take(key: string): () => void;
  /** the tries of `key` are as good as never made */
  forget(key: string): void;
};

type Rule = {
  most: number;
  windowMs: number;
  /** epoch ms, real time */
  now: () => number;
  /** keys at most; beyond it the oldest is forgotten */
  capacity?: number;
};

/** At most so many tries per key in any stretch of time of that length; kept in this process's memory. */
export function createRateLimit({ most, windowMs, now, capacity = 100_000 }: Rule): RateLimit {
  const tries = new Map<string, number[]>();

  function recentTries(key: string, instant: number): number[] {
    return (tries.get(key) ?? []).filter((at) => at > instant - windowMs);
  }

  function keep(key: string, recent: number[]): void {
    tries.delete(key);
    if (recent.length > 0) tries.set(key, recent);
    const [oldest] = tries.keys();
    if (tries.size > capacity && oldest !== undefined) tries.delete(oldest);
  }

  return {
    take(key) {
      const instant = now();
      const recent = recentTries(key, instant);
      const [first] = recent;
      if (first !== undefined && recent.length >= most) {
        throw new TooManyRequests(Math.ceil((first + windowMs - instant) / 1000));
      }
      keep(key, [...recent, instant]);
      return () => {
        const left = tries.get(key) ?? [];
        keep(key, left.toSpliced(left.indexOf(instant), left.includes(instant) ? 1 : 0));
      };
    },
    forget: (key) => void tries.delete(key),
  };
}

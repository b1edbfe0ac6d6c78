import { TooManyRequests } from '../errors/app-error.ts';

export type RateLimit = {
  /** Counts an attempt of `key`, or rejects with `TooManyRequests`. The returned function takes the attempt off the count. */
  take(key: string): Promise<() => Promise<void>>;
  /** Rejects with `TooManyRequests` if the next attempt of `key` would, without counting. */
  check(key: string): Promise<void>;
  /** deletes all attempts of `key` */
  reset(key: string): Promise<void>;
};

/** Allows `max` attempts per key in a sliding window. */
export type LimitRule = { max: number; windowMs: number };

type Options = LimitRule & {
  /** epoch ms, real time */
  now: () => number;
  /** maximum number of keys; the least recently used one is dropped */
  capacity?: number;
};

/** A limit in the memory of this process. */
export function createRateLimit({ max, windowMs, now, capacity = 100_000 }: Options): RateLimit {
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
    async check(key) {
      requireFree(key, now());
    },
    async take(key) {
      const time = now();
      const recent = requireFree(key, time);
      store(key, [...recent, time]);
      return async () => {
        const left = attempts.get(key) ?? [];
        store(key, left.toSpliced(left.indexOf(time), left.includes(time) ? 1 : 0));
      };
    },
    async reset(key) {
      attempts.delete(key);
    },
  };
}

/** Counts an attempt in each limit, or in none if one rejects. The returned function takes the attempt off all counts. */
export async function takeAll(wanted: readonly (readonly [RateLimit, key: string])[]): Promise<() => Promise<void>> {
  const taken: (() => Promise<void>)[] = [];
  const undo = async () => {
    await Promise.all(taken.map((untake) => untake()));
  };
  try {
    for (const [limit, key] of wanted) taken.push(await limit.take(key));
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

import { LRUCache } from 'lru-cache';

export type ResultCache<T> = {
  /** Returns the result for a key. `compute` is called once for simultaneous and later calls. A failure is not kept. */
  read(key: string, compute: () => Promise<T>): Promise<T>;
  /** Whether the result for a key is there, and not just being computed. */
  has(key: string): boolean;
  clear(): void;
};

type Options = {
  /** number of results; the least recently used are dropped */
  max: number;
  /** for how long a result is valid: `ms` by the clock `now` (epoch ms) */
  ttl?: { ms: number; now: () => number };
  /** whether an outdated result is returned while it is computed again */
  allowStale?: boolean;
};

export function createResultCache<T extends object>({ max, ttl, allowStale = false }: Options): ResultCache<T> {
  const results = new LRUCache<string, T, () => Promise<T>>({
    max,
    ...(ttl && { ttl: ttl.ms, ttlResolution: 0, perf: { now: ttl.now } }),
    allowStale,
    fetchMethod: (_key, _stale, { context: compute }) => compute(),
    // a result that was dropped meanwhile is still returned to those who wait for it
    ignoreFetchAbort: true,
  });
  return {
    read: (key, compute) => results.forceFetch(key, { context: compute }),
    has: (key) => results.has(key),
    clear: () => results.clear(),
  };
}

import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#platform/db/open-db.ts';
import { TooManyRequests } from './app-error.ts';
import { networkOf, siteNetworkOf } from './fair-share.ts';

export type RateLimit = {
  /** Counts an attempt of `key`, or rejects with `TooManyRequests`. The returned function takes the attempt off the count. */
  take(key: string): Promise<() => Promise<void>>;
  /** Rejects with `TooManyRequests` if the next attempt of `key` would, without counting. */
  check(key: string): Promise<void>;
  /** deletes all attempts of `key` */
  reset(key: string): Promise<void>;
};

/** Allows `max` attempts per key in a window that begins with the first one. */
type LimitRule = { max: number; windowMs: number };

/** Creates a rate limit. `name` distinguishes its keys from those of other limits. */
export type CreateRateLimit = (name: string, rule: LimitRule) => RateLimit;

/** Limits that all processes on a database count together, each in its memory while the database fails. Null: in memory only. */
export function createRateLimits(db: Db | null): CreateRateLimit {
  return (name, { max, windowMs }) => {
    const options = { keyPrefix: name, points: max, duration: windowMs / 1000 };
    const memory = new RateLimiterMemory(options);
    const limiter =
      db === null ? memory : new RateLimiterPostgres({ ...options, ...tableOf(db), insuranceLimiter: memory });
    // no name and no address is stored
    const hash = (key: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url');
    return {
      async take(key) {
        const hashed = hash(key);
        await limiter.consume(hashed).catch(refuse);
        return async () => void (await limiter.reward(hashed));
      },
      async check(key) {
        const counted = await limiter.get(hash(key));
        if (counted !== null && counted.consumedPoints >= max && counted.msBeforeNext > 0) refuse(counted);
      },
      reset: async (key) => void (await limiter.delete(hash(key))),
    };
  };
}

/** The library deletes rows an hour after their windows. */
const tableOf = ({ $client }: Db) =>
  ({ storeClient: $client, storeType: 'pool', tableName: 'rate_limits', tableCreated: true }) as const;

function refuse(cause: unknown): never {
  if (cause instanceof RateLimiterRes) throw new TooManyRequests(Math.max(1, Math.ceil(cause.msBeforeNext / 1000)));
  throw cause;
}

/**
 * A limit whose keys are addresses of clients. It counts those of a network together, and five times as many of an IPv6 /48, whose owner
 * has 65,536 such networks.
 */
export function createNetworkLimit(
  createRateLimit: CreateRateLimit,
  name: string,
  { max, windowMs }: LimitRule,
): RateLimit {
  const perNetwork = createRateLimit(name, { max, windowMs });
  const perSite = createRateLimit(`${name}OfSite`, { max: 5 * max, windowMs });
  const keysOf = (address: string) =>
    [
      [perNetwork, networkOf(address)],
      [perSite, siteNetworkOf(address)],
    ] as const;
  return {
    take: (address) => takeAll(keysOf(address)),
    async check(address) {
      for (const [limit, key] of keysOf(address)) await limit.check(key);
    },
    async reset(address) {
      for (const [limit, key] of keysOf(address)) await limit.reset(key);
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

import { createHash } from 'node:crypto';
import type { Db } from '#server/db/open-db.ts';
import { prepared } from '#server/db/run-prepared.ts';
import { TooManyRequests } from '../errors/app-error.ts';
import { createRateLimit, type LimitRule, type RateLimit } from './rate-limit.ts';

/** Creates a rate limit. `name` distinguishes its keys from those of other limits. */
export type CreateRateLimit = (name: string, rule: LimitRule) => RateLimit;

type Options = {
  /** null: no other process uses the database, and limits are in the memory of this one */
  db: Db | null;
  /** epoch ms, real time */
  realNow: () => number;
};

export function createRateLimits({ db, realNow }: Options): CreateRateLimit {
  return (name, rule) => {
    const local = createRateLimit({ ...rule, now: realNow });
    return db === null ? local : createSharedRateLimit(db, { name, rule, local });
  };
}

/** Epoch ms by the clock of the database, because those of several machines may differ. */
const nowMs = '(extract(epoch from now()) * 1000)::bigint';

const takeAttempt = prepared<object>(`
  insert into counted_requests as c (key, times, expires_at)
  values ($1, array[${nowMs}], now() + $3 * interval '1 ms')
  on conflict (key) do update set
    times = array(select t from unnest(c.times) t where t > ${nowMs} - $3) || excluded.times, expires_at = excluded.expires_at
  where (select count(*) from unnest(c.times) t where t > ${nowMs} - $3) < $2
  returning key`);

const countAttempts = prepared<{ attempts: number; waitMs: number | null }>(`
  select count(*)::integer as attempts, (min(t) + $2 - ${nowMs})::float as "waitMs"
  from counted_requests, unnest(times) t where key = $1 and t > ${nowMs} - $2`);

const untakeAttempt = prepared(`
  update counted_requests set times = trim_array(times, 1) where key = $1 and cardinality(times) > 0`);

const deleteAttempts = prepared('delete from counted_requests where key = $1');

type Shared = {
  name: string;
  rule: LimitRule;
  /** counts while the database fails */
  local: RateLimit;
};

/** A limit that all processes on the database count together. Taking an attempt off removes the newest one of its key. */
function createSharedRateLimit(db: Db, { name, rule: { max, windowMs }, local }: Shared): RateLimit {
  // no name and no address is stored
  const hash = (key: string) => createHash('sha256').update(`${name} ${key}`).digest().subarray(0, 16);
  const refusal = (waitMs: number) => new TooManyRequests(Math.max(1, Math.ceil(waitMs / 1000)));
  const count = async (key: string) => (await countAttempts(db, [hash(key), windowMs]))[0];

  /** The wait (ms) for the next attempt if this one is refused, otherwise null. */
  async function take(key: string): Promise<number | null> {
    const taken = await takeAttempt(db, [hash(key), max, windowMs]);
    return taken.length > 0 ? null : ((await count(key))?.waitMs ?? 0);
  }

  return {
    async take(key) {
      const taken = await take(key).catch(() => 'failed' as const);
      if (taken === 'failed') return local.take(key);
      if (taken !== null) throw refusal(taken);
      return async () => {
        await untakeAttempt(db, [hash(key)]).catch(() => undefined);
      };
    },
    async check(key) {
      const counted = await count(key).catch(() => null);
      if (counted === null) return local.check(key);
      if (counted !== undefined && counted.attempts >= max) throw refusal(counted.waitMs ?? 0);
    },
    async reset(key) {
      await Promise.all([local.reset(key), deleteAttempts(db, [hash(key)]).catch(() => undefined)]);
    },
  };
}

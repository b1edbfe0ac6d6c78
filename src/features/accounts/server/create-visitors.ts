import { eq, sql } from 'drizzle-orm';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import type { Visitors, SignedIn } from '#platform/http/create-visit.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import { hashOfToken } from '#platform/http/secret-token.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Services } from '#sources/services.ts';
import { apiKeyLimit } from '../rules/api-key-rule.ts';
import { apiKeys } from '../tables.ts';
import { findSession } from './sessions.ts';

/** The HTTP layer's access to users, sessions and API keys. These use real time, games use the league's clock. */
export function createVisitors(
  services: Pick<Services, 'db' | 'clock' | 'realNow' | 'createRateLimit' | 'results'>,
): Visitors {
  const { db, clock, realNow, createRateLimit, results } = services;
  const requestsPerKey = createRateLimit('requestsPerApiKey', apiKeyLimit);
  return {
    userOf: (token) => findSession(db, token, realNow()),
    userOfKey: (key) => findUserOfKey(db, requestsPerKey, key, realNow()),
    isUser: async (id) => (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0,
    now: clock.now,
    results,
  };
}

/**
 * The user of an API key at `now` (epoch ms, real time); null if it is unknown or revoked. Counts the request, and rejects with
 * `TooManyRequests`. Nothing is kept in memory, so that a revoked key ends in all processes at once.
 */
async function findUserOfKey(db: Db, limit: RateLimit, key: string, now: number): Promise<SignedIn | null> {
  const [found] = await runPrepared<SignedIn & { keyId: number; usedOn: string | null }>(
    db,
    sql`
    select u.id, u.username, u.is_admin as "isAdmin", k.id as "keyId", k.used_on::text as "usedOn"
    from api_keys k join users u on u.id = k.user_id where k.key_hash = ${hashOfToken(key)}`,
  );
  if (found === undefined) return null;
  const { keyId, usedOn, ...user } = found;
  await limit.take(String(keyId));
  const today = baseballDay(now);
  if (usedOn !== today) await db.update(apiKeys).set({ usedOn: today }).where(eq(apiKeys.id, keyId));
  return user;
}

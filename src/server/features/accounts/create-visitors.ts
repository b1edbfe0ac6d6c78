import { eq } from 'drizzle-orm';
import { apiKeyLimit } from '#domain/accounts/api-key-rule.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import type { CreateRateLimit } from '#server/http/security/rate-limit.ts';
import type { Visitors } from '#server/http/visit/create-visit.ts';
import type { KnownResults } from '#server/viewer-clock/known-results.ts';
import { findUserOfKey } from './api-keys/find-user-of-key.ts';
import { findSession } from './sessions.ts';

type Parts = {
  db: Db;
  clock: Clock;
  realNow: () => number;
  createRateLimit: CreateRateLimit;
  results: KnownResults;
};

/** The HTTP layer's access to users, sessions and API keys. These use real time, games use the league's clock. */
export function createVisitors({ db, clock, realNow, createRateLimit, results }: Parts): Visitors {
  const requestsPerKey = createRateLimit('requestsPerApiKey', apiKeyLimit);
  return {
    userOf: (token) => findSession(db, token, realNow()),
    userOfKey: (key) => findUserOfKey(db, requestsPerKey, key, realNow()),
    isUser: async (id) => (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0,
    now: clock.now,
    results,
  };
}

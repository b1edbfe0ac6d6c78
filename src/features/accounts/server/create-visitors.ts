import { eq } from 'drizzle-orm';
import { apiKeyLimit } from '../rules/api-key-rule.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import type { CreateRateLimit } from '#platform/http/security/rate-limit.ts';
import type { Visitors } from '#platform/http/visit/create-visit.ts';
import type { KnownResults } from '#platform/viewer/server/known-results.ts';
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

import { eq } from 'drizzle-orm';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import type { Visitors } from '#server/http/visit/create-visit.ts';
import { findSession } from './sessions.ts';

type Parts = { db: Db; clock: Clock; realNow: () => number };

/** The HTTP layer's access to users and sessions. Sessions use real time, games use the league's clock. */
export function createVisitors({ db, clock, realNow }: Parts): Visitors {
  return {
    userOf: (token) => findSession(db, token, realNow()),
    isUser: async (id) => (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0,
    now: clock.now,
  };
}

import { and, between, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { picks } from '#platform/db/schema.ts';

/** Reads the picks of a user for the games between two days (YYYY-MM-DD, inclusive). */
export function readSpanPicks(db: Db, { userId, from, to }: { userId: number; from: string; to: string }) {
  const { gamePk, winnerId } = picks;
  return db
    .select({ gamePk, winnerId })
    .from(picks)
    .where(and(eq(picks.userId, userId), between(picks.officialDate, from, to)));
}

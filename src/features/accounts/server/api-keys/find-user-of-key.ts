import { eq, sql } from 'drizzle-orm';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { apiKeys } from '../../tables.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/run-prepared.ts';
import type { RateLimit } from '#platform/http/security/rate-limit.ts';
import type { SignedIn } from '#platform/http/visit/create-visit.ts';
import { hashOf } from '../sessions.ts';

type Found = SignedIn & { keyId: number; usedOn: string | null };

/**
 * The user of an API key at `now` (epoch ms, real time); null if it is unknown or revoked. Counts the request, and rejects with
 * `TooManyRequests`. Nothing is kept in memory, so that a revoked key ends in all processes at once.
 */
export async function findUserOfKey(db: Db, limit: RateLimit, key: string, now: number): Promise<SignedIn | null> {
  const [found] = await runPrepared<Found>(
    db,
    sql`
    select u.id, u.username, u.is_admin as "isAdmin", k.id as "keyId", k.used_on::text as "usedOn"
    from api_keys k join users u on u.id = k.user_id where k.key_hash = ${hashOf(key)}`,
  );
  if (found === undefined) return null;
  const { keyId, usedOn, ...user } = found;
  await limit.take(String(keyId));
  const today = baseballDay(now);
  if (usedOn !== today) await db.update(apiKeys).set({ usedOn: today }).where(eq(apiKeys.id, keyId));
  return user;
}

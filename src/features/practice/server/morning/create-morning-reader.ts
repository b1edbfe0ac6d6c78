import { and, between, count, lte, max } from 'drizzle-orm';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import type { Db } from '#platform/db/open-db.ts';
import { gameLines } from '#platform/db/schema.ts';
import { createPastForecasts } from '#features/forecasts/server/create-past-forecasts.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { type MorningGame, type PastDay, readMorning } from './read-morning.ts';

/** Days whose games are cached; one takes about 40 kB. */
const cachedDays = 60;

type Parts = { db: Db; client: StatsApiClient };

/**
 * Creates a function that reads the games of a past day as of its morning. They are the same for all users, and are read again after
 * a result of the day or of an earlier one was stored.
 */
export function createMorningReader({ db, client }: Parts): (past: PastDay) => Promise<MorningGame[]> {
  const parts = { db, client, readForecasts: createPastForecasts(db) };
  const mornings = createResultCache<MorningGame[]>({ max: cachedDays });

  return async (past) => mornings.read(`${past.day} ${await readVersion(db, past)}`, () => readMorning(parts, past));
}

/** The number of stored results until the day, also of the season before, and the time of the newest reading. */
async function readVersion(db: Db, { day, season }: PastDay): Promise<string> {
  const [row] = await db
    .select({ games: count(), readAt: max(gameLines.readAt) })
    .from(gameLines)
    .where(and(between(gameLines.season, season - 1, season), lte(gameLines.endedOn, day)));
  return `${row?.games ?? 0} ${row?.readAt?.getTime() ?? 0}`;
}

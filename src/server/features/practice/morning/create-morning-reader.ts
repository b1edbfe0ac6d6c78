import { and, between, count, lte, max } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { gameLines } from '#server/db/result-schema.ts';
import { createPastForecasts } from '#server/features/forecasts/create-past-forecasts.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
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
  const cache = new Map<string, { version: string; games: Promise<MorningGame[]> }>();

  return async (past) => {
    const { day } = past;
    const version = await readVersion(db, past);
    const cached = cache.get(day);
    if (cached?.version === version) return cached.games;
    const entry = { version, games: readMorning(parts, past) };
    cache.delete(day);
    cache.set(day, entry);
    for (const oldest of [...cache.keys()].slice(0, -cachedDays)) cache.delete(oldest);
    entry.games.catch(() => {
      if (cache.get(day) === entry) cache.delete(day);
    });
    return entry.games;
  };
}

/** The number of stored results until the day, also of the season before, and the time of the newest reading. */
async function readVersion(db: Db, { day, season }: PastDay): Promise<string> {
  const [row] = await db
    .select({ games: count(), readAt: max(gameLines.readAt) })
    .from(gameLines)
    .where(and(between(gameLines.season, season - 1, season), lte(gameLines.endedOn, day)));
  return `${row?.games ?? 0} ${row?.readAt?.getTime() ?? 0}`;
}

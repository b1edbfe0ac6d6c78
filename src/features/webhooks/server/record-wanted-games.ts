import { inArray, sql } from 'drizzle-orm';
import { recordGame } from '#features/picks/server/record-game.ts';
import { games } from '#platform/db/schema.ts';
import { waitOn } from '#platform/jobs/clock.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import type { JobServices } from '#sources/services.ts';
import { zeroIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';

/** real ms */
const minWait = 2000;
/** ms between two runs: of the league's clock, and of real time at most */
const maxWait = 10 * 60_000;

/**
 * Stores today's games while a webhook wants final games: otherwise only games with picks are stored and followed to their end. A
 * run returns the number of new games.
 */
export function recordWantedGames({ db, client, clock, after, log }: JobServices): PeriodicJob<number> {
  async function work(): Promise<number> {
    const { rows } = await db.execute(sql`select from webhooks where sends_finals and disabled_at is null limit 1`);
    if (rows.length === 0) return 0;
    const { value: cards, asOf } = await readSchedule(client, {
      date: baseballDay(clock.now()),
      level: majorLeagueLevel,
    });
    const gamePks = cards.map(({ gamePk }) => gamePk);
    const known = await db.select({ gamePk: games.gamePk }).from(games).where(inArray(games.gamePk, gamePks));
    const stored = new Set(known.map(({ gamePk }) => gamePk));
    const missing = cards.filter(({ gamePk }) => !stored.has(gamePk));
    for (const card of missing) await recordGame(db, { card, asOf, now: clock.now(), level: majorLeagueLevel });
    return missing.length;
  }

  const wait = waitOn(clock, maxWait, minWait);
  const tolerant = () => work().catch(zeroIfUpstreamFails);
  return periodicJob({ name: 'wanted games', work: tolerant, wait, firstWait: minWait, after, log });
}

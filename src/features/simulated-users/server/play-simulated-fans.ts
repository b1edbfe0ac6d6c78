import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { After } from '#platform/jobs/timers.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { createDayPlayer } from './runs/create-day-player.ts';

type Log = { error(detail: object, message: string): void };

/** The league in use. Only a simulated season has a known opening day (YYYY-MM-DD). */
export type FanLeague = { kind: 'mlb' | 'simulated' | 'recorded'; seed: string; openingDay: string | null };

type Options = {
  league: FanLeague;
  /** how many fans, 0 to 60 */
  count: number;
  db: Db;
  client: StatsApiClient;
  clock: Clock;
  after: After;
  log: Log;
};

const minute = 60_000;
/** real ms; the first visitor's requests are sent before those for the fans */
const firstWait = 2000;
const minWait = 2000;

type FansJob = PeriodicJob & {
  /** share (0 to 1) of the past days whose picks are made, while this process makes them; null otherwise */
  readProgress(): number | null;
};

const noFans: FansJob = { start: () => {}, run: async () => null, stop: async () => {}, readProgress: () => null };

/** Creates the job that makes the picks of the simulated fans. Only a simulated league has such fans. */
export function playSimulatedFans({ league, count, db, client, clock, after, log }: Options): FansJob {
  const { kind, seed, openingDay } = league;
  if (kind !== 'simulated' || openingDay === null || count === 0) return noFans;
  const wait = Math.max(minWait, Math.min(minute, (10 * minute) / clock.speed));
  const { play, readProgress } = createDayPlayer({
    db,
    client,
    clock,
    season: { seed, openingDay },
    count,
    // a run may be delayed, but a pick must be made before its lock
    horizon: 4 * wait * clock.speed,
  });
  return { ...periodicJob({ name: 'simulated fans', work: play, firstWait, wait, after, log }), readProgress };
}

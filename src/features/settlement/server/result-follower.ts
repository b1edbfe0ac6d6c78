import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { After } from '#platform/jobs/timers.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { type DueDay, readDueDays } from './due-days.ts';
import { refreshDay } from './refresh-day.ts';

type Log = { error(detail: object, message: string): void };

type Options = { db: Db; client: StatsApiClient; clock: Clock; after: After; log: Log };

const minute = 60_000;
/** real ms between two runs, however fast the league's clock runs */
const minWait = 1000;
const maxWait = 10_000;

/** League ms between two refreshes of a day: one minute while its games are played, ten minutes before and after. */
const refreshInterval = ({ date, isOpen }: DueDay, today: string): number =>
  isOpen && date <= today ? minute : 10 * minute;

/** Reads the schedule of the days with open picks and settles their games. A run returns the games that were settled. */
export function followResults({ db, client, clock, after, log }: Options): PeriodicJob<number[]> {
  const refreshedAt = new Map<string, number>();

  async function refreshIfDue(day: DueDay, today: string): Promise<number[]> {
    const name = `${day.date} ${day.level ?? ''}`;
    const now = clock.now();
    if (now - (refreshedAt.get(name) ?? -Infinity) < refreshInterval(day, today)) return [];
    refreshedAt.set(name, now);
    return refreshDay({ db, client, clock }, day).catch((error: unknown) => {
      log.error({ err: error, day: day.date }, 'A day could not be settled and will be tried again');
      return [];
    });
  }

  async function work(isStopped: () => boolean): Promise<number[]> {
    const today = baseballDay(clock.now());
    const settled: number[] = [];
    for (const day of await readDueDays(db, today)) {
      if (isStopped()) break;
      settled.push(...(await refreshIfDue(day, today)));
    }
    return settled;
  }

  const wait = Math.max(minWait, Math.min(minute / clock.speed, maxWait));
  return periodicJob({ name: 'results', work, wait, after, log });
}

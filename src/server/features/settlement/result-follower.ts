import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Clock } from '#server/clock.ts';
import { createLeaderLock } from '#server/db/create-leader-lock.ts';
import type { Db } from '#server/db/open-db.ts';
import type { After } from '#server/live/timers.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { type DueDay, readDueDays } from './due-days.ts';
import { refreshDay } from './refresh-day.ts';

type Log = { error(detail: object, message: string): void };

type Options = { db: Db; client: StatsApiClient; clock: Clock; after: After; log: Log };

export type ResultFollower = {
  /** One look at every day that is due; answers the games that were settled. */
  run(): Promise<number[]>;
  stop(): Promise<void>;
};

const minute = 60_000;
/** real ms between two rounds, however fast the league's clock runs */
const shortestRound = 1000;
/** one process of all that share a database follows results; when it ends, another takes over */
const followerLock = 4_107_003;

/** League ms between two looks at a day: each minute while it is played, now and then before and after. */
const lookEvery = ({ date, isOpen }: DueDay, today: string): number => (isOpen && date <= today ? minute : 10 * minute);

/** Follows the results of all games with picks, by the schedule, and settles them. */
export function followResults({ db, client, clock, after, log }: Options): ResultFollower {
  const lookedAt = new Map<string, number>();
  const turn = createLeaderLock(db, followerLock);
  let round: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  let cancel = () => {};

  async function lookIfDue(day: DueDay, today: string): Promise<number[]> {
    const name = `${day.date} ${day.level ?? ''}`;
    const now = clock.now();
    if (now - (lookedAt.get(name) ?? -Infinity) < lookEvery(day, today)) return [];
    lookedAt.set(name, now);
    return refreshDay({ db, client, clock }, day).catch((error: unknown) => {
      log.error({ err: error, day: day.date }, 'A day could not be settled: it is tried again');
      return [];
    });
  }

  async function run(): Promise<number[]> {
    if (!(await turn.tryAcquire())) return [];
    const today = baseballDay(clock.now());
    const settled: number[] = [];
    for (const day of await readDueDays(db, today)) {
      if (isStopped) break;
      settled.push(...(await lookIfDue(day, today)));
    }
    return settled;
  }

  async function goRound(): Promise<void> {
    try {
      await run();
    } catch (error) {
      log.error({ err: error }, 'Results could not be followed');
    }
    next();
  }

  function next() {
    if (isStopped) return;
    const wait = Math.max(shortestRound, Math.min(minute / clock.speed, 10_000));
    cancel = after(wait, () => {
      round = goRound();
    });
  }
  next();

  return {
    run,
    async stop() {
      isStopped = true;
      cancel();
      await round;
      await turn.release();
    },
  };
}

import type { Clock } from '#server/clock.ts';
import { createLeaderLock } from '#server/db/create-leader-lock.ts';
import type { Db } from '#server/db/open-db.ts';
import type { After } from '#server/live/timers.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { createDayPlayer } from './create-day-player.ts';

type Log = { error(detail: object, message: string): void };

/** The league that is being shown: a simulated season alone has a known opening day (YYYY-MM-DD). */
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

export type SimulatedFans = {
  /** to be called once the application listens */
  start(): void;
  /** plays whatever is due, if this process has the turn */
  run(): Promise<void>;
  stop(): Promise<void>;
};

const minute = 60_000;
/** one process of all that share a database plays the fans */
const fansLock = 4_107_004;
/** real ms: the first visitor goes before the fans */
const firstWait = 2000;
const shortestRound = 2000;

const nobody: SimulatedFans = { start: () => {}, run: async () => {}, stop: async () => {} };

/** Lets simulated fans take part in a simulated league, from its opening day on. In any other league there are none. */
export function playSimulatedFans({ league, count, db, client, clock, after, log }: Options): SimulatedFans {
  const { kind, seed, openingDay } = league;
  if (kind !== 'simulated' || openingDay === null || count === 0) return nobody;
  const turn = createLeaderLock(db, fansLock);
  const wait = Math.max(shortestRound, Math.min(minute, (10 * minute) / clock.speed));
  let round: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  let cancel = () => {};
  const playDueDays = createDayPlayer({
    db,
    client,
    clock,
    season: { seed, openingDay },
    count,
    // rounds may be late, and the lock is not
    horizon: 4 * wait * clock.speed,
    isStopped: () => isStopped,
  });

  async function run(): Promise<void> {
    if (await turn.tryAcquire()) await playDueDays();
  }

  async function goRound(): Promise<void> {
    await run().catch((error: unknown) => log.error({ err: error }, 'The simulated fans could not pick'));
    next(wait);
  }

  function next(ms: number) {
    if (isStopped) return;
    cancel = after(ms, () => {
      round = goRound();
    });
  }

  return {
    start: () => next(firstWait),
    run,
    async stop() {
      isStopped = true;
      cancel();
      await round;
      await turn.release();
    },
  };
}

import { createLeaderLock } from './db/create-leader-lock.ts';
import type { Db } from './db/open-db.ts';
import type { After } from './live/timers.ts';

type Options<T> = {
  /** for the log */
  name: string;
  /** `isStopped`: long work ends early once it returns true */
  work(isStopped: () => boolean): Promise<T>;
  /** real ms between two runs */
  wait: number;
  /** real ms before the first run; absent: as between two runs */
  firstWait?: number;
  /** with a lock, one process of all that share the database does the work; `id` is the number of the advisory lock */
  lock?: { db: Db; id: number };
  after: After;
  log: { error(detail: object, message: string): void };
};

export type PeriodicJob<T = unknown> = {
  start(): void;
  /** Does the work now. Null if another process has the lock. */
  run(): Promise<T | null>;
  /** Resolves when a run in progress has ended. */
  stop(): Promise<void>;
};

/** Work that is done again after each wait. A failed run is logged and does not end the job. */
export function periodicJob<T>({ name, work, wait, firstWait = wait, lock, after, log }: Options<T>): PeriodicJob<T> {
  const leaderLock = lock && createLeaderLock(lock.db, lock.id);
  let current: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  let cancel = () => {};

  async function run(): Promise<T | null> {
    if (leaderLock !== undefined && !(await leaderLock.tryAcquire())) return null;
    return work(() => isStopped);
  }

  function schedule(ms: number): void {
    if (isStopped) return;
    cancel = after(ms, () => {
      current = run()
        .catch((error: unknown) => {
          if (!isStopped) log.error({ err: error, job: name }, 'A periodic job failed and will run again');
        })
        .then(() => schedule(wait));
    });
  }

  return {
    start: () => schedule(firstWait),
    run,
    async stop() {
      isStopped = true;
      cancel();
      await current;
      await leaderLock?.release();
    },
  };
}

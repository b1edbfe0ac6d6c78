import type { PeerSession } from './db/peer-session.ts';
import type { After } from './live/timers.ts';

type Options<T> = {
  /** for the log, and the name of the lease */
  name: string;
  /** `isStopped`: long work ends early once it returns true */
  work(isStopped: () => boolean): Promise<T>;
  /** real ms between two runs */
  wait: number;
  /** real ms before the first run; absent: as between two runs */
  firstWait?: number;
  /** with a lease, one process of all that share the database does the work */
  peers?: PeerSession;
  after: After;
  log: { error(detail: object, message: string): void };
};

export type PeriodicJob<T = unknown> = {
  start(): void;
  /** Does the work now. Null if another process has the lease. */
  run(): Promise<T | null>;
  /** Resolves when a run in progress has ended. */
  stop(): Promise<void>;
};

/** Work that is done again after each wait. A failed run is logged and does not end the job. */
export function periodicJob<T>({ name, work, wait, firstWait = wait, peers, after, log }: Options<T>): PeriodicJob<T> {
  let current: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  let cancel = () => {};

  async function run(): Promise<T | null> {
    if (peers !== undefined && !(await peers.tryLease(name))) return null;
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
      await peers?.release(name);
    },
  };
}

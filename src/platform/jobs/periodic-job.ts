import { performance } from 'node:perf_hooks';
import type { After } from './timers.ts';

type Options<T> = {
  /** for the log */
  name: string;
  /** `isStopped`: long work ends early once it returns true */
  work(isStopped: () => boolean): Promise<T>;
  /** real ms between two runs */
  wait: number;
  /** real ms before the first run; absent: as between two runs */
  firstWait?: number;
  after: After;
  log: { error(detail: object, message: string): void };
};

export type PeriodicJob<T = unknown> = {
  readonly name: string;
  /** Does the work after the first wait, and again after each wait, until `stop`. */
  start(): void;
  /** Does the work now. */
  run(): Promise<T>;
  /** Resolves when a run in progress has ended. The job can start again. */
  stop(): Promise<void>;
};

/** Work that is done again after each wait. A failed run is logged and does not end the job. */
export function periodicJob<T>({ name, work, wait, firstWait = wait, after, log }: Options<T>): PeriodicJob<T> {
  let current: Promise<unknown> = Promise.resolve();
  /** grows at each start and stop */
  let turn = 0;
  let cancel = () => {};

  const run = async (own = turn) => work(() => own !== turn);

  function schedule(ms: number, own: number): void {
    if (own !== turn) return;
    cancel = after(ms, () => {
      current = run(own)
        .catch((error: unknown) => {
          if (own === turn) log.error({ err: error, job: name }, 'A periodic job failed and will run again');
        })
        .then(() => schedule(wait, own));
    });
  }

  return {
    name,
    start() {
      turn += 1;
      schedule(firstWait, turn);
    },
    run: () => run(),
    async stop() {
      turn += 1;
      cancel();
      await current;
    },
  };
}

/** Throws if two jobs have the same name: their lines of the log would look alike. */
export function checkNames(jobs: readonly Pick<PeriodicJob, 'name'>[]): void {
  const twice = jobs.find(({ name }, index) => jobs.findIndex((job) => job.name === name) < index);
  if (twice !== undefined) throw new Error(`Two jobs have the name ${twice.name}`);
}

const busyShare = 0.5;

/** Creates a function that returns whether this process was busy for more than half of the time since the call before. */
export function createBusyCheck(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const before = last;
    last = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(last, before).utilization > busyShare;
  };
}

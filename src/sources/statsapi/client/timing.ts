import { setTimeout as sleep } from 'node:timers/promises';

/** Real time and randomness, independent of the league's clock. Times are monotonic epoch ms. */
export type Timing = {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** aborts after `ms` */
  deadline(ms: number): AbortSignal;
  /** 0 (inclusive) to 1 (exclusive) */
  random(): number;
};

export const machineTiming: Timing = {
  now: () => performance.timeOrigin + performance.now(),
  sleep: async (ms) => {
    await sleep(ms, undefined, { ref: false });
  },
  deadline: (ms) => AbortSignal.timeout(ms),
  random: Math.random,
};

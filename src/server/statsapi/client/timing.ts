import { setTimeout as sleep } from 'node:timers/promises';

/** The machine's own time and chance, apart from the league's clock. Instants are epoch ms that never run back. */
export type Timing = {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** aborts after so many ms */
  deadline(ms: number): AbortSignal;
  /** 0 up to 1 */
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

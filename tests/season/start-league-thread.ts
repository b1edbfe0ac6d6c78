import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Timing } from '#sources/statsapi/client/response.ts';

export type LeagueThread = {
  url: string;
  /** the league's time, epoch ms; it changes only when a test sets it */
  time: { now: number };
  stop: () => Promise<void>;
};

/** Starts a simulated league in a worker thread. */
export async function startLeagueThread(settings: {
  seed: string;
  openingDay: string;
  now: number;
}): Promise<LeagueThread> {
  const { seed, openingDay } = settings;
  const shared = new Float64Array(new SharedArrayBuffer(8));
  shared[0] = settings.now;
  const worker = new Worker(join(import.meta.dirname, 'league-worker.ts'), {
    workerData: { seed, openingDay, time: shared },
  });
  const port = await new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    url: `http://127.0.0.1:${String(port)}`,
    time: {
      get now() {
        return shared[0] ?? 0;
      },
      set now(time) {
        shared[0] = time;
      },
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}

/** Time passes only when a test sets it. The deadline is long, so that a slow machine does not cause stale responses. */
export function timingOf(now: () => number): Timing {
  return {
    now,
    sleep: () => Promise.resolve(),
    random: () => 0.5,
    deadline: () => AbortSignal.timeout(120_000),
  };
}

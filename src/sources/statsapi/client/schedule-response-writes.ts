import type { After } from '#platform/jobs/timers.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import type { WritableResponseStore } from './response-store.ts';

type WriteOptions = { store: WritableResponseStore; after: After; log: { error(detail: object, message: string): void } };

/** Writes the new responses once a minute, and once more when the job stops. */
export function scheduleResponseWrites({ store, after, log }: WriteOptions): PeriodicJob {
  const name = 'upstream responses';
  const job = periodicJob({ name, work: () => store.write(), firstWait: 10_000, wait: 60_000, after, log });
  return {
    ...job,
    async stop() {
      await job.stop();
      await store
        .write()
        .catch((error: unknown) => log.error({ err: error, job: name }, 'The last responses are not stored'));
    },
  };
}

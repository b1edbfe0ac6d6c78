import { inject, onTestFinished } from 'vitest';
import { type Db, withDatabaseName } from '#platform/db/open-db.ts';
import { type JobKind, type Jobs, openJobs } from '../open-jobs.ts';

type Log = Parameters<typeof openJobs>[0]['log'];

const failOnError: Log = {
  error(detail) {
    throw new Error('Work failed', { cause: detail });
  },
};

async function openJobsOf(db: Db, log: Log): Promise<Jobs> {
  const { rows } = await db.$client.query<{ name: string }>('select current_database() as name');
  const connection = withDatabaseName(inject('databaseConnection'), rows[0]?.name ?? '');
  return openJobs({ connection, log, firstRetry: 1, poll: 0.5 });
}

/** Queues in the test's database until the end of the test; failed work is tried again after a second. */
export async function openTestJobs(db: Db, log = failOnError): Promise<Jobs> {
  const jobs = await openJobsOf(db, log);
  onTestFinished(jobs.stop);
  return jobs;
}

/** Creates a queue in the test's database, without workers. */
export async function createTestQueue(db: Db, kind: JobKind): Promise<void> {
  const jobs = await openJobsOf(db, failOnError);
  await jobs.work({ ...kind, atOnce: 0 }, async () => undefined);
  await jobs.stop();
}

import { inject, onTestFinished } from 'vitest';
import { type Db, withDatabaseName } from '#server/db/open-db.ts';
import { type Jobs, openJobs } from '../open-jobs.ts';

type Log = Parameters<typeof openJobs>[0]['log'];

const failOnError: Log = {
  error(detail) {
    throw new Error('Work failed', { cause: detail });
  },
};

/** Queues in the test's database until the end of the test; failed work is tried again after a second. */
export async function openTestJobs(db: Db, log = failOnError): Promise<Jobs> {
  const { rows } = await db.$client.query<{ name: string }>('select current_database() as name');
  const connection = withDatabaseName(inject('databaseConnection'), rows[0]?.name ?? '');
  const jobs = openJobs({ connection, log, firstRetry: 1, poll: 0.5 });
  onTestFinished(jobs.stop);
  return jobs;
}

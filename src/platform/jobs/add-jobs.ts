import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import type { JobKind } from './open-jobs.ts';

/** `id`: a UUID; `key`: see `isOrdered` of the kind */
type NewJob<Data> = { id: string; key: string; data: Data };

/**
 * Adds work in the transaction that causes it, for code that has no queues at hand, such as the grading of picks. pg-boss documents
 * its table for this. Jobs of one call with the same key are done in the order of their ids. No process is notified.
 */
export async function addJobs<Data extends object>(
  tx: Pick<Db, 'execute'>,
  { name }: JobKind<Data>,
  jobs: readonly NewJob<Data>[],
): Promise<void> {
  if (jobs.length === 0) return;
  await tx.execute(sql`
    insert into pgboss.job (id, name, data, singleton_key, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, keep_until, dead_letter)
    select j.id, q.name, j.data, j.key, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
      q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second', q.dead_letter
    from pgboss.queue q, jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as j (id uuid, key text, data jsonb)
    where q.name = ${name}`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-db.ts';
import { deadLetters } from './open-jobs.ts';

/** `waiting`: work that is due and has not begun; `failed`: in every attempt. */
export type JobCount = { kind: string; waiting: number; failed: number };

/** Counts the work of each kind, also of those without any. */
export async function countJobs(db: Pick<Db, 'execute'>): Promise<JobCount[]> {
  const { rows } = await db.execute<JobCount>(sql`
    select q.name as kind,
      (select count(*)::integer from pgboss.job j
        where j.name = q.name and j.state < 'active' and j.start_after <= now()) as waiting,
      (select count(*)::integer from pgboss.job j
        where j.name = ${deadLetters} and j.state < 'active' and j.source_name = q.name) as failed
    from pgboss.queue q where q.name <> ${deadLetters} and not starts_with(q.name, '__pgboss')`);
  return rows;
}

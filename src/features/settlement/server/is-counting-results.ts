import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/open-db.ts';

/**
 * Whether a decided game has picks that are not graded as its stored state says, for the statement that reads scores. Until then no order
 * by scores is final: the picks of one game of an evening may count, and those of another not yet.
 */
export const isCounting = sql`exists (
  select from games due where due.settlement = 'due' and exists (select from picks of_due where of_due.game_pk = due.game_pk)
)`;

/** The same by itself, for what is read by several statements. */
export async function isCountingResults(db: Db): Promise<boolean> {
  const [row] = await runPrepared<{ isCounting: boolean }>(db, sql`select ${isCounting} as "isCounting"`);
  return row?.isCounting === true;
}

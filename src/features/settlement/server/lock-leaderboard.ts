import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';

export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * Starts a change of the boards. A transaction that changes tallies calls this first, so that such changes run one after
 * the other in any number of processes. The lock is held until the transaction ends.
 */
export async function lockLeaderboard(tx: Tx): Promise<void> {
  await tx.execute(sql`select from leaderboard_state for update`);
}

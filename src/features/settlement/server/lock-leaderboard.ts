import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/open-db.ts';

/**
 * Starts a change of the boards. A transaction that changes tallies calls this first, so that such changes run one after
 * the other in any number of processes. The lock is held until the transaction ends.
 */
export async function lockLeaderboard(tx: Tx): Promise<void> {
  await tx.execute(sql`select from leaderboard_state for update`);
}

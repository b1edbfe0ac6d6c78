import { sql } from 'drizzle-orm';
import type { Authorized, UserId } from '#server/http/endpoints/authorized.ts';
import { countScores, startVersion } from './grading/score-counts.ts';
import { lockLeaderboard, type Tx } from './lock-leaderboard.ts';

/** Removes a user from the boards, in the transaction that deletes the user. */
export async function removeTally(tx: Tx, userId: Authorized<UserId>): Promise<void> {
  await lockLeaderboard(tx);
  await startVersion(tx, null);
  await countScores(tx, sql`select ${userId}::integer as user_id`, -1);
  await tx.execute(sql`delete from tallies where user_id = ${userId}`);
  await tx.execute(sql`delete from score_counts where users = 0`);
}

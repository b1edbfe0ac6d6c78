import { sql } from 'drizzle-orm';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { Tx } from '#platform/db/open-db.ts';
import { lockLeaderboard } from './lock-leaderboard.ts';
import { startVersion } from './start-version.ts';

/** Removes a user from the boards, in the transaction that deletes the user. */
export async function removeTally(tx: Tx, userId: Authorized<UserId>): Promise<void> {
  await lockLeaderboard(tx);
  await startVersion(tx, null);
  await tx.execute(sql`delete from tallies where user_id = ${userId}`);
  await tx.execute(sql`delete from past_skills where user_id = ${userId}`);
}

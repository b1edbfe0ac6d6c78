import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/open-db.ts';
import { lockLeaderboard } from './lock-leaderboard.ts';
import { startVersion } from './start-version.ts';

/** Changes the name of a user on the boards, in the transaction that changes the username. */
export async function renameTally(tx: Tx, userId: number, username: string): Promise<void> {
  await lockLeaderboard(tx);
  await startVersion(tx, null);
  await tx.execute(sql`update tallies set username = ${username} where user_id = ${userId}`);
  await tx.execute(sql`update past_skills set username = ${username} where user_id = ${userId}`);
}

import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/open-db.ts';
import { lockLeaderboard } from './lock-leaderboard.ts';
import { startVersion } from './start-version.ts';

/** Removes a user from the boards or returns the user to them, in the transaction that changes `users.is_hidden`. */
export async function hideTally(tx: Tx, userId: number, isHidden: boolean): Promise<void> {
  await lockLeaderboard(tx);
  await startVersion(tx, null);
  await tx.execute(sql`update tallies set is_hidden = ${isHidden} where user_id = ${userId}`);
  await tx.execute(sql`update past_skills set is_hidden = ${isHidden} where user_id = ${userId}`);
}

/** Changes the name of a user on the boards, in the transaction that changes the username. */
export async function renameTally(tx: Tx, userId: number, username: string): Promise<void> {
  await lockLeaderboard(tx);
  await startVersion(tx, null);
  await tx.execute(sql`update tallies set username = ${username} where user_id = ${userId}`);
  await tx.execute(sql`update past_skills set username = ${username} where user_id = ${userId}`);
}

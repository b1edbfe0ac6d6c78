import { sql } from 'drizzle-orm';
import { startVersion } from './grading/change-tallies.ts';
import { lockLeaderboard, type Tx } from './lock-leaderboard.ts';
import { settledChannel } from './settle-game.ts';

/** Changes the name of a user on the boards, in the transaction that changes the username. */
export async function renameTally(tx: Tx, userId: number, username: string): Promise<void> {
  await lockLeaderboard(tx);
  await startVersion(tx, null);
  await tx.execute(sql`update tallies set username = ${username} where user_id = ${userId}`);
  await tx.execute(sql`update past_skills set username = ${username} where user_id = ${userId}`);
  await tx.execute(sql`select pg_notify(${settledChannel}, '')`);
}

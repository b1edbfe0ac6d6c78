import { sql } from 'drizzle-orm';
import { changeTallies, startVersion } from './grading/change-tallies.ts';
import { lockLeaderboard, type Tx } from './lock-leaderboard.ts';
import { settledChannel } from './settle-game.ts';
import { changePastSkills } from './skill/past-skills.ts';

/** Removes a user from the boards or returns the user to them, in the transaction that changes `users.is_hidden`. */
export async function hideTally(tx: Tx, userId: number, isHidden: boolean): Promise<void> {
  await lockLeaderboard(tx);
  await startVersion(tx, null);
  await changeTallies(tx, sql`update tallies set is_hidden = ${isHidden} where user_id = ${userId}`);
  await changePastSkills(tx, sql`update past_skills set is_hidden = ${isHidden} where user_id = ${userId}`);
  await tx.execute(sql`select pg_notify(${settledChannel}, '')`);
}

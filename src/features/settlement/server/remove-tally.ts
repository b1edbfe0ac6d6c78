import { sql } from 'drizzle-orm';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { changeTallies, startVersion } from './grading/change-tallies.ts';
import { lockLeaderboard, type Tx } from './lock-leaderboard.ts';
import { settledChannel } from './settle-game.ts';
import { removePastSkills } from './skill/past-skills.ts';

/** Removes a user from the boards, in the transaction that deletes the user. */
export async function removeTally(tx: Tx, userId: Authorized<UserId>): Promise<void> {
  await lockLeaderboard(tx);
  await startVersion(tx, null);
  await changeTallies(tx, sql`delete from tallies where user_id = ${userId}`);
  await removePastSkills(tx, sql`user_id = ${userId}`);
  await tx.execute(sql`select pg_notify(${settledChannel}, '')`);
}

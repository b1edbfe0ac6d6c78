import { sql } from 'drizzle-orm';
import type { Tx, Db } from '#platform/db/open-db.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { changeConfidenceRecords } from './change-confidence-records.ts';
import { gradeAllPicks } from './grade-picks.ts';
import { settleGame } from './settle-game.ts';
import { startVersion } from './start-version.ts';
import { lockLeaderboard } from './stored-tallies.ts';

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

/** Removes a user from the boards, in the transaction that deletes the user. */
export async function removeTally(tx: Tx, userId: Authorized<UserId>): Promise<void> {
  await lockLeaderboard(tx);
  await startVersion(tx, null);
  await tx.execute(sql`delete from tallies where user_id = ${userId}`);
  await tx.execute(sql`delete from past_skills where user_id = ${userId}`);
}

/** Deletes all derived rows and computes them again from games and picks. `now`: epoch ms, UTC. */
export async function rebuildTallies(db: Db, now: number): Promise<void> {
  const { rows } = await db.execute<{ gamePk: number }>(sql`select game_pk as "gamePk" from games order by game_pk`);
  for (const { gamePk } of rows) await settleGame(db, gamePk, now);
  await db.transaction(async (tx) => {
    await lockLeaderboard(tx);
    await tx.execute(sql`truncate tallies, past_skills, confidence_records`);
    const users = sql`select distinct user_id from picks where outcome is not null or bases is not null`;
    await gradeAllPicks(tx, users, [], new Date(now));
    await changeConfidenceRecords(
      tx,
      sql`select user_id, game_pk, null as was, outcome from picks where outcome is not null`,
    );
    await startVersion(tx, null);
  });
}

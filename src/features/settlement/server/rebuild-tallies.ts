import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { changeConfidenceRecords } from './change-confidence-records.ts';
import { gradeAllPicks } from './grade-picks.ts';
import { lockLeaderboard } from './lock-leaderboard.ts';
import { settleGame } from './settle-game.ts';
import { startVersion } from './start-version.ts';

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

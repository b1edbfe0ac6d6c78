import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { gradedOutcomes } from './grading/graded-outcomes.ts';
import { startVersion } from './grading/change-tallies.ts';
import { recompute } from './grading/compute-streaks.ts';
import { lockLeaderboard } from './lock-leaderboard.ts';
import { settledChannel, settleGame } from './settle-game.ts';

/** Deletes all derived rows and computes them again from games and picks. `now`: epoch ms, UTC. */
export async function rebuildTallies(db: Db, now: number): Promise<void> {
  const { rows } = await db.execute<{ gamePk: number }>(sql`select game_pk as "gamePk" from games order by game_pk`);
  for (const { gamePk } of rows) await settleGame(db, gamePk, now);
  await db.transaction(async (tx) => {
    await lockLeaderboard(tx);
    await tx.execute(sql`truncate tallies, past_skills, score_counts`);
    await tx.execute(sql`
      create temporary table affected on commit drop as
      select distinct user_id, null as outcome, true as counts, true as is_whole
      from picks where outcome = any (${gradedOutcomes}) or bases is not null`);
    await tx.execute(sql`analyze affected`);
    await recompute(tx, { settlement: null, isWhole: true });
    await startVersion(tx, null);
    await tx.execute(sql`select pg_notify(${settledChannel}, '')`);
  });
}

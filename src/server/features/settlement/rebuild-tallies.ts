import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { lockLeaderboard } from './lock-leaderboard.ts';
import { refoldTallies } from './refold-tallies.ts';
import { settledChannel, settleGame } from './settle-game.ts';

/** Throws all derived numbers away and makes them anew from games and picks. `now`: epoch ms, UTC. */
export async function rebuildTallies(db: Db, now: number): Promise<void> {
  const { rows } = await db.execute<{ game_pk: number }>(sql`select game_pk from games order by game_pk`);
  for (const { game_pk: gamePk } of rows) await settleGame(db, gamePk, now);
  await db.transaction(async (tx) => {
    await lockLeaderboard(tx);
    await tx.execute(sql`truncate tallies, score_counts`);
    await tx.execute(sql`update predictions set streak_before = null, streak_after = null, longest_before = null, bases = null
      where outcome is distinct from 'correct' and outcome is distinct from 'wrong' and bases is not null`);
    await refoldTallies(tx, sql`select distinct user_id from predictions where outcome in ('correct', 'wrong')`);
    await tx.execute(sql`select pg_notify(${settledChannel}, '')`);
  });
}

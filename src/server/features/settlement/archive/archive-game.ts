import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { gradedOutcomes } from '../grading/graded-outcomes.ts';
import { lockLeaderboard } from '../lock-leaderboard.ts';

/** Reads the settled games before a date (YYYY-MM-DD) whose picks are not archived, oldest first. */
export async function readGamesToArchive(db: Db, before: string, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ gamePk: number }>(sql`
    select game_pk as "gamePk" from games
    where phase = 'final' and settlement = 'done' and not is_archived and official_date < ${before}
    order by official_date, game_pk limit ${limit}`);
  return rows.map(({ gamePk }) => gamePk);
}

/**
 * Moves the graded picks of a settled game to `archived_picks`. The event 'made' is deleted if it is the only one of a pick,
 * because the pick has the same data. Void picks stay. Returns the number of picks that were moved.
 */
export async function archiveGame(db: Db, gamePk: number): Promise<number> {
  return db.transaction(async (tx) => {
    // a settlement of another game may change the streaks of the same picks
    await lockLeaderboard(tx);
    const { rowCount: isFound } = await tx.execute(sql`
      update games set is_archived = true
      where game_pk = ${gamePk} and phase = 'final' and settlement = 'done' and not is_archived`);
    if (isFound === 0) return 0;
    const { rowCount } = await tx.execute(sql`
      with moved as (
        delete from picks p using games g
        where p.game_pk = ${gamePk} and g.game_pk = p.game_pk and p.official_date = g.official_date
          and p.outcome = any (${gradedOutcomes})
          and (p.winner_id, p.loser_id) in ((g.away_id, g.home_id), (g.home_id, g.away_id))
        returning p.*, p.winner_id = g.home_id as is_home
      ), unneeded as (
        delete from pick_events e using moved m
        where e.user_id = m.user_id and e.game_pk = m.game_pk and e.kind = 'made' and not exists (
          select from pick_events other
          where other.user_id = m.user_id and other.game_pk = m.game_pk and other.id <> e.id)
      )
      insert into archived_picks (made_at, changed_at, settled_at, user_id, game_pk, streak_before, longest_before, bases, is_home, is_correct)
      select made_at, changed_at, settled_at, user_id, game_pk, streak_before, longest_before, bases, is_home, outcome = 'correct'
      from moved order by user_id`);
    return rowCount ?? 0;
  });
}

import { sql } from 'drizzle-orm';
import type { Tx } from './lock-leaderboard.ts';

const correct = sql`(r.now = 'correct')::integer`;
const wrong = sql`(r.now = 'wrong')::integer`;

/** A week begins, and with the first of a year a season: its board as it stands is what everybody's movement is told from. */
export async function beginWeek(tx: Tx): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update standings s set week = newest.week, season = greatest(s.season, newest.season)
    from (select week, season from regraded where now in ('correct', 'wrong') limit 1) newest
    where newest.week > s.week`);
  if (rowCount === 0) return;
  await tx.execute(sql`delete from score_counts where board = 'before'`);
  await tx.execute(sql`insert into score_counts (board, since, score, fans)
    select 'before', s.week, c.score, c.fans from score_counts c join standings s on c.since = s.season
    where c.board = 'season'`);
}

/**
 * `addPick` of `domain/predictions/tally.ts` for every fan whose newest pick this is, in one statement: in the order of
 * names, which is that of the boards' indexes among equal scores, so that their pages are written one after the other.
 */
async function extendKnown(tx: Tx, gamePk: number): Promise<void> {
  await tx.execute(sql`
    update tallies t
    set total_score = t.total_score + r.bases,
      current_streak = r.run_after,
      longest_streak = greatest(t.longest_streak, r.run_after),
      correct = t.correct + ${correct},
      wrong = t.wrong + ${wrong},
      past_score = case t.season when r.season then t.past_score else t.total_score end,
      past_correct = case t.season when r.season then t.past_correct else t.correct end,
      past_wrong = case t.season when r.season then t.past_wrong else t.wrong end,
      last_pitch_at = r.pitch,
      last_game_pk = ${gamePk},
      month = r.month,
      month_score = case t.month when r.month then t.month_score else 0 end + r.bases,
      month_correct = case t.month when r.month then t.month_correct else 0 end + ${correct},
      month_wrong = case t.month when r.month then t.month_wrong else 0 end + ${wrong},
      week = r.week,
      week_score = case t.week when r.week then t.week_score else 0 end + r.bases,
      week_correct = case t.week when r.week then t.week_correct else 0 end + ${correct},
      week_wrong = case t.week when r.week then t.week_wrong else 0 end + ${wrong}
    from (select * from regraded where is_newest and username is not null order by username) r
    where r.user_id = t.user_id`);
}

async function addNewcomers(tx: Tx, gamePk: number): Promise<void> {
  await tx.execute(sql`
    insert into tallies
    select u.id, u.username, r.bases, r.run_after, r.run_after, ${correct}, ${wrong}, r.pitch, ${gamePk}::integer,
      r.month, r.bases, ${correct}, ${wrong}, r.week, r.bases, ${correct}, ${wrong}
    from regraded r
    join users u on u.id = r.user_id
    where r.is_newest and r.username is null
    order by u.username collate "C"`);
}

/** Adds a game's first grades to the tallies of those for whom it is the newest by first pitch. */
export async function extendTallies(tx: Tx, gamePk: number): Promise<void> {
  await extendKnown(tx, gamePk);
  await addNewcomers(tx, gamePk);
}

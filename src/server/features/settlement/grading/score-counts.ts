import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../lock-leaderboard.ts';

/**
 * The scores of users on each board. The 'before' board is the season's as it was when the latest week began. Equal rows
 * are grouped first, which makes them few.
 */
const scores = (users: SQL): SQL => sql`
  select b.board, b.since, b.score, sum(g.users) as users
  from (
    select t.season, t.total_score - t.past_score as season_score, t.month, t.month_score, t.week, t.week_score,
      t.season = s.season and (t.week <> s.week
        or t.correct - t.past_correct + t.wrong - t.past_wrong > t.week_correct + t.week_wrong) as is_before,
      s.week as latest_week, count(*) as users
    from (${users}) changed join tallies t using (user_id) cross join leaderboard_state s
    group by 1, 2, 3, 4, 5, 6, 7, 8
  ) g
  cross join lateral (values
    ('season', g.season, g.season_score, true),
    ('month', g.month, g.month_score, true),
    ('week', g.week, g.week_score, true),
    ('before', g.latest_week, g.season_score - case g.week when g.latest_week then g.week_score else 0 end, g.is_before)
  ) b (board, since, score, is_on_it)
  where b.is_on_it
  group by b.board, b.since, b.score`;

/**
 * Subtracts the scores of users (`select user_id …`) from the counts of the boards before their tallies change (`sign` -1),
 * or adds them afterwards (1).
 */
export async function countScores(tx: Tx, users: SQL, sign: 1 | -1): Promise<void> {
  await tx.execute(sql`
    insert into score_counts as c (board, since, score, users)
    select board, since, score, users * ${sign}::integer from (${scores(users)}) changed order by board, since, score
    on conflict (board, since, score) do update set users = c.users + excluded.users`);
  if (sign === 1) await tx.execute(sql`delete from score_counts where users = 0`);
}

/** Starts a new version of the boards, and with the first graded date (YYYY-MM-DD) of a week a new week and season. */
export async function startVersion(tx: Tx, date: string | null): Promise<void> {
  await tx.execute(sql`update leaderboard_state set version = version + 1`);
  if (date === null) return;
  const { rowCount } = await tx.execute(sql`
    update leaderboard_state
    set week = date_trunc('week', ${date}::date), season = greatest(season, date_trunc('year', ${date}::date)::date)
    where week < date_trunc('week', ${date}::date)`);
  if (rowCount === 0) return;
  await tx.execute(sql`delete from score_counts where board = 'before'`);
  await tx.execute(sql`
    insert into score_counts (board, since, score, users)
    select 'before', s.week, c.score, c.users from score_counts c join leaderboard_state s on c.since = s.season
    where c.board = 'season'`);
}

import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../lock-leaderboard.ts';

/** What the counts depend on. `season` is null for a hidden user, who is not counted. `has_earlier_weeks`: the user has graded picks of the season before the latest week. */
const facts = ['season', 'season_score', 'month', 'month_score', 'week', 'week_score', 'has_earlier_weeks'];

const factsOf = (
  row: 'old' | 'new',
): string => `case when not ${row}.is_hidden then ${row}.season end, ${row}.total_score - ${row}.past_score,
  ${row}.month, ${row}.month_score, ${row}.week, ${row}.week_score,
  ${row}.correct - ${row}.past_correct + ${row}.wrong - ${row}.past_wrong > ${row}.week_correct + ${row}.week_wrong`;

const list = (prefix: string): SQL => sql.raw(facts.map((fact) => `${prefix}${fact}`).join(', '));

/**
 * Executes a change of `tallies` (an insert, update, delete or merge without `returning`), and changes the counts of the
 * boards by the difference between its old and new rows. The 'before' board is the season's as it was when the latest week
 * began. Equal rows are grouped first, which makes them few.
 */
export async function changeTallies(tx: Tx, change: SQL): Promise<void> {
  await tx.execute(sql`
    with changed (${list('old_')}, ${list('new_')}) as (${change} returning ${sql.raw(`${factsOf('old')}, ${factsOf('new')}`)}),
    pairs as (select ${list('old_')}, ${list('new_')}, count(*) as users from changed group by ${list('old_')}, ${list('new_')})
    insert into score_counts as c (board, since, score, users)
    select b.board, b.since, b.score, sum(g.sign * p.users)
    from pairs p cross join lateral (values (-1, ${list('old_')}), (1, ${list('new_')})) g (sign, ${list('')})
    cross join leaderboard_state s cross join lateral (values
      ('season', g.season, g.season_score, true),
      ('month', g.month, g.month_score, true),
      ('week', g.week, g.week_score, true),
      ('before', s.week, g.season_score - case g.week when s.week then g.week_score else 0 end,
        g.season = s.season and (g.week <> s.week or g.has_earlier_weeks))
    ) b (board, since, score, is_on_it)
    where b.is_on_it and g.season is not null
    group by b.board, b.since, b.score
    having sum(g.sign * p.users) <> 0
    order by b.board, b.since, b.score
    on conflict (board, since, score) do update set users = c.users + excluded.users`);
  await tx.execute(sql`delete from score_counts where users = 0`);
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

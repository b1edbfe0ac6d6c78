import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../lock-leaderboard.ts';
import type { Part } from './compute-streaks.ts';

const kinds = ['score', 'correct', 'wrong'] as const;

const columns = ['total_score', 'correct', 'wrong', 'current_streak', 'longest_streak', 'month', 'week'].concat(
  kinds.flatMap((kind) => [`month_${kind}`, `week_${kind}`, `past_${kind}`]),
);

const list = (of: (column: string) => string): SQL => sql.raw(columns.map(of).join(', '));

/** For each kind the sum of the changes, of some or all picks. */
const sums = (prefix: string, where = 'true'): SQL =>
  sql.raw(kinds.map((kind) => `coalesce(sum(d.${kind}) filter (where ${where}), 0) as ${prefix}_${kind}`).join(', '));

const periodColumns = (period: 'month' | 'week'): SQL =>
  sql.raw(
    kinds
      .map(
        (kind) =>
          `coalesce(case t.${period} when s.${period} then t.${period}_${kind} end, 0) + s.${period}_${kind} as ${period}_${kind}`,
      )
      .join(', '),
  );

/** When a new season begins, the totals until then are those of past seasons. */
const pastColumns = sql.raw(
  kinds
    .map((kind) => {
      const total = kind === 'score' ? 't.total_score' : `t.${kind}`;
      return `coalesce(case t.season when s.season then t.past_${kind} else ${total} end, 0) + s.past_${kind} as past_${kind}`;
    })
    .join(', '),
);

/**
 * Changes the tallies of the users in `computed` by the difference between the old and new points of these picks; with
 * `isWhole` the tallies are the sum of the new ones. A user without a graded pick has no tally. Rows are written in the
 * order of names, which is that of the boards' indexes among equal scores.
 */
export async function writeTallies(tx: Tx, { isWhole }: Part): Promise<void> {
  await tx.execute(sql`
    merge into tallies t using (
      with known as (
        select * from tallies where not ${isWhole} and user_id in (select user_id from computed)
      ), periods as (
        select c.user_id, max(c.current_streak) as current_streak, max(c.streak) as longest,
          min(c.longest_before) as entering_longest,
          greatest(t.month, date_trunc('month', max(c.official_date) filter (where c.bases is not null))::date) as month,
          greatest(t.week, date_trunc('week', max(c.official_date) filter (where c.bases is not null))::date) as week
        from computed c left join known t using (user_id)
        group by c.user_id, t.month, t.week
      ), sums as (
        select p.*, date_trunc('year', p.month)::date as season, ${sums('total')},
          ${sums('month', 'c.official_date >= p.month')}, ${sums('week', 'c.official_date >= p.week')},
          ${sums('past', `c.official_date < date_trunc('year', p.month)`)}
        from periods p join computed c using (user_id)
        cross join lateral (select coalesce(c.bases, 0) - case when ${isWhole} then 0 else coalesce(c.old_bases, 0) end as score,
          c.is_correct::integer - case when ${isWhole} then 0 else coalesce(c.old_after > 0, false)::integer end as correct,
          c.is_wrong::integer - case when ${isWhole} then 0 else coalesce(c.old_after = 0, false)::integer end as wrong) d
        group by p.user_id, p.current_streak, p.longest, p.entering_longest, p.month, p.week
      )
      select u.id as user_id, u.username, s.current_streak, greatest(s.entering_longest, s.longest) as longest_streak, s.month, s.week,
        coalesce(t.total_score, 0) + s.total_score as total_score,
        coalesce(t.correct, 0) + s.total_correct as correct, coalesce(t.wrong, 0) + s.total_wrong as wrong,
        ${periodColumns('month')}, ${periodColumns('week')}, ${pastColumns}
      from sums s join users u on u.id = s.user_id left join known t on t.user_id = s.user_id
      order by u.username collate "C"
    ) n on t.user_id = n.user_id
    when matched and n.correct + n.wrong = 0 then delete
    when matched then update set ${list((column) => `${column} = n.${column}`)}
    when not matched and n.correct + n.wrong > 0 then
      insert (user_id, username, ${list((column) => column)}) values (n.user_id, n.username, ${list((column) => `n.${column}`)})`);
}

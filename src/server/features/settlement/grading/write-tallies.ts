import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../lock-leaderboard.ts';
import type { Part } from './compute-streaks.ts';

const kinds = ['score', 'correct', 'wrong'] as const;

const columns = ['total_score', 'correct', 'wrong', 'current_streak', 'longest_streak', 'month', 'week'].concat(
  kinds.flatMap((kind) => [`month_${kind}`, `week_${kind}`, `past_${kind}`]),
);

const list = (of: (column: string) => string): SQL => sql.raw(columns.map(of).join(', '));

/** A total of the tally, changed by the sum over the picks. */
const sums = (column: string, kind: (typeof kinds)[number]): SQL =>
  sql.raw(`coalesce(t.${column}, 0) + sum(d.${kind}) as ${column}`);

/** The totals of the latest month or week. A later one than that of the tally starts at zero. */
const periodColumns = (period: 'month' | 'week'): SQL =>
  sql.raw(
    kinds
      .map((kind) => {
        const gained = `coalesce(sum(d.${kind}) filter (where c.official_date >= s.${period}), 0)`;
        return `coalesce(case t.${period} when s.${period} then t.${period}_${kind} end, 0) + ${gained} as ${period}_${kind}`;
      })
      .join(', '),
  );

/** The totals of past seasons. With the first pick of a new season they are all totals until then. */
const pastColumns = sql.raw(
  kinds
    .map((kind) => {
      const total = kind === 'score' ? 't.total_score' : `t.${kind}`;
      const gained = `coalesce(sum(d.${kind}) filter (where c.official_date < s.season), 0)`;
      return `coalesce(case t.season when s.season then t.past_${kind} else ${total} end, 0) + ${gained} as past_${kind}`;
    })
    .join(', '),
);

/**
 * Changes the tallies of the users in `computed` by the difference between the old and new points of these picks; with
 * `isWhole` the tallies are the sum of the new ones. A user without a graded pick has no tally. Rows are written in the
 * order of names, which is that of the boards' indexes among equal scores.
 */
export async function writeTallies(tx: Tx, { isWhole }: Part): Promise<void> {
  const unless = (old: string): SQL => (isWhole ? sql`0` : sql.raw(old));
  await tx.execute(sql`
    merge into tallies t using (
      select c.user_id, coalesce(t.username, (select username from users where id = c.user_id)) collate "C" as username,
        max(c.current_streak) as current_streak, greatest(min(c.longest_before), max(c.streak)) as longest_streak,
        s.month, s.week, ${sums('total_score', 'score')}, ${sums('correct', 'correct')}, ${sums('wrong', 'wrong')},
        ${periodColumns('month')}, ${periodColumns('week')}, ${pastColumns}
      from computed c
      left join tallies t on t.user_id = c.user_id and not ${isWhole}
      cross join lateral (select
        greatest(t.month, date_trunc('month', c.latest_date::timestamp)::date) as month,
        greatest(t.week, date_trunc('week', c.latest_date::timestamp)::date) as week,
        greatest(t.season, date_trunc('year', c.latest_date::timestamp)::date) as season) s
      cross join lateral (select
        coalesce(c.bases, 0) - ${unless('coalesce(c.old_bases, 0)')} as score,
        c.is_correct::integer - ${unless('coalesce(c.old_after > 0, false)::integer')} as correct,
        c.is_wrong::integer - ${unless('coalesce(c.old_after = 0, false)::integer')} as wrong) d
      group by c.user_id, t.user_id, s.month, s.week, s.season
      order by username
    ) n on t.user_id = n.user_id
    when matched and n.correct + n.wrong = 0 then delete
    when matched then update set ${list((column) => `${column} = n.${column}`)}
    when not matched and n.correct + n.wrong > 0 then
      insert (user_id, username, ${list((column) => column)}) values (n.user_id, n.username, ${list((column) => `n.${column}`)})`);
}

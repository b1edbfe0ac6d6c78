import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../lock-leaderboard.ts';
import { skillScoreOf } from '../skill/skill-score-of.ts';
import { changeTallies } from './change-tallies.ts';

const kinds = ['score', 'correct', 'wrong', 'skill_value', 'skill_picks'] as const;
type Kind = (typeof kinds)[number];

const isOfSkill = (kind: Kind): boolean => kind.startsWith('skill_');

const totalOf = (kind: Kind): string => (kind === 'score' ? 'total_score' : kind);

/** Columns of totals: the picks that change them, and their value in the tally `t` until now. */
const totals = kinds.flatMap((kind) => [
  { kind, column: totalOf(kind), filter: 'true', old: `t.${totalOf(kind)}` },
  {
    kind,
    column: `past_${kind}`,
    filter: 'c.official_date < s.season',
    old: `case t.season when n.season then t.past_${kind} else t.${totalOf(kind)} end`,
  },
  ...(isOfSkill(kind) ? [] : (['month', 'week'] as const)).map((period) => ({
    kind,
    column: `${period}_${kind}`,
    filter: `c.official_date >= s.${period}`,
    old: `case t.${period} when n.${period} then t.${period}_${kind} else 0 end`,
  })),
]);

/** Columns with values that do not depend on the tally until now. */
const plain = ['current_streak', 'longest_streak', 'month', 'week'];
const columns = [...plain, ...totals.map(({ column }) => column)];

const join = (parts: string[]): SQL => sql.raw(parts.join(', '));

/** The scores of the skill boards, from the expressions of the totals. */
function skillScores(total: (column: string) => string): [column: string, value: string][] {
  const inSeason = (column: string): string => `(${total(column)}) - (${total(`past_${column}`)})`;
  return [
    ['season_skill', skillScoreOf(inSeason('skill_value'), inSeason('skill_picks'))],
    ['total_skill', skillScoreOf(total('skill_value'), total('skill_picks'))],
  ];
}

/** How the points and streaks of a user's picks become the changes of a tally. */
type Summary = { total: (kind: Kind, filter: string) => string; streaks: string; end: string };

const ofManyPicks: Summary = {
  total: (kind, filter) => `coalesce(sum(d.${kind}) filter (where ${filter}), 0)`,
  streaks: 'max(c.current_streak) as current_streak, greatest(min(c.longest_before), max(c.streak)) as longest_streak',
  end: 'group by c.username, c.user_id, s.month, s.week, s.season order by c.username',
};

/** The same with one pick per user, which needs no groups. */
const ofOnePick: Summary = {
  total: (kind, filter) => `case when ${filter} then d.${kind} else 0 end`,
  streaks: 'c.current_streak, greatest(c.longest_before, c.streak) as longest_streak',
  end: 'order by c.username',
};

/**
 * Changes the tallies of the users in `computed` by the difference between the old and new points of these picks; with
 * `isWhole` the tallies are the sum of the new ones. A user without a graded pick has no tally. Rows are written in the
 * order of names, which is that of the boards' indexes among equal scores.
 */
export async function writeTallies(tx: Tx, parts: { isWhole: boolean; isOnePickEach: boolean }): Promise<void> {
  const { total, streaks, end } = parts.isOnePickEach ? ofOnePick : ofManyPicks;
  const unlessWhole = (old: string): string => (parts.isWhole ? '0' : old);
  const gains = totals.map(({ kind, column, filter }) => `${total(kind, filter)} as ${column}`);
  const next = new Map(totals.map(({ column, old }) => [column, `${unlessWhole(old)} + n.${column}`]));
  const changes = [...next, ...skillScores((column) => next.get(column) ?? '')].map(
    ([column, value]) => `${column} = ${value}`,
  );
  const firstScores = skillScores((column) => `n.${column}`);
  await changeTallies(
    tx,
    sql`
    merge into tallies t using (
      select c.user_id, c.username, ${sql.raw(streaks)}, s.month, s.week, s.season, ${join(gains)}
      from computed c
      cross join lateral (select
        greatest(c.old_month, date_trunc('month', c.latest_date::timestamp)::date) as month,
        greatest(c.old_week, date_trunc('week', c.latest_date::timestamp)::date) as week,
        greatest(c.old_season, date_trunc('year', c.latest_date::timestamp)::date) as season) s
      cross join lateral (select
        coalesce(c.bases, 0) - ${sql.raw(unlessWhole('coalesce(c.old_bases, 0)'))} as score,
        c.is_correct::integer - ${sql.raw(unlessWhole('coalesce(c.old_after > 0, false)::integer'))} as correct,
        c.is_wrong::integer - ${sql.raw(unlessWhole('coalesce(c.old_after = 0, false)::integer'))} as wrong,
        coalesce(c.value, 0) - ${sql.raw(unlessWhole('coalesce(c.old_value, 0)'))} as skill_value,
        (c.value is not null)::integer - ${sql.raw(unlessWhole('(c.old_value is not null)::integer'))} as skill_picks) d
      ${sql.raw(end)}
    ) n on t.user_id = n.user_id
    when matched and ${sql.raw(unlessWhole('t.correct + t.wrong'))} + n.correct + n.wrong = 0 then delete
    when matched then update set ${join([...plain.map((column) => `${column} = n.${column}`), ...changes])}
    when not matched and n.correct + n.wrong > 0 then
      insert (user_id, username, is_hidden, ${join([...columns, ...firstScores.map(([column]) => column)])})
      values (n.user_id, n.username, (select is_hidden from users where id = n.user_id), ${join([...columns.map((column) => `n.${column}`), ...firstScores.map(([, value]) => value)])})`,
  );
}

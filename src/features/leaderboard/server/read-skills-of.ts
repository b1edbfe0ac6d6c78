import { sql } from 'drizzle-orm';
import type { Span } from '../contract/leaderboard.ts';
import type { SkillTally } from '../rules/skill-tally.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/run-prepared.ts';
import { readPickValues } from '#features/settlement/server/read-pick-values.ts';
import { skillColumns } from './skill/skill-statement.ts';

export type UserSkill = SkillTally & { userId: number };

/** Adds the values of the graded picks of some users since a day, as the settlement does for a season. */
async function countSkillsSince(db: Db, userIds: readonly number[], since: string): Promise<UserSkill[]> {
  const values = await readPickValues(db, sql`where g.official_date >= ${since}::date`);
  const { rows } = await db.execute<UserSkill>(sql`
    select p.user_id as "userId", count(*)::integer as picks,
      sum(case p.outcome when 'correct' then v.worth else -v.worth end)::float8 as value
    from json_to_recordset(${JSON.stringify(values)})
      v (game_pk integer, official_date date, team_id integer, worth integer)
    join picks p on p.game_pk = v.game_pk and p.official_date = v.official_date and p.winner_id = v.team_id
    where p.user_id = any(${sql.param(userIds)}::integer[]) and p.outcome in ('correct', 'wrong')
    group by p.user_id`);
  return rows;
}

/**
 * `since`: first day of the week or month (YYYY-MM-DD); `season`: a year, null before the first graded game; `isPast`: it is not that of
 * the boards
 */
type Query = { userIds: readonly number[]; span: Span; since: string | null; season: string | null; isPast: boolean };

/** Reads the skill of some users in a period, of those with a pick that counts. */
export async function readSkillsOf(db: Db, query: Query): Promise<UserSkill[]> {
  const { userIds, span, since, season, isPast } = query;
  if (season === null) return [];
  if (span === 'week' || span === 'month') return since === null ? [] : countSkillsSince(db, userIds, since);
  const board = span === 'all' ? 'total skill' : isPast ? 'past skill' : 'skill';
  const { table, picks, value, isOfBoard } = skillColumns[board];
  return runPrepared<UserSkill>(
    db,
    sql`select t.user_id as "userId", ${picks} as picks, ${value}::float8 as value
      from ${table} t where t.user_id = any(${sql.param(userIds)}::integer[]) and ${isOfBoard(`${season}-01-01`)} and ${picks} > 0`,
  );
}

import { sql } from 'drizzle-orm';
import type { Span } from '../contract/leaderboard.ts';
import { firstDayOf } from '../rules/first-day-of.ts';
import { type JudgedPick, type SkillTally, skillTally } from '../rules/skill-tally.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/open-db.ts';
import { skillColumns } from './skill-statement.ts';

export type UserSkill = SkillTally & { userId: number };

type UserPick = JudgedPick & { userId: number };

/** Computes the skill of some users by their graded picks since a day. */
async function countSkillsSince(db: Db, userIds: readonly number[], since: string): Promise<UserSkill[]> {
  const { rows } = await db.execute<UserPick>(sql`
    select p.user_id as "userId", p.outcome, p.official_date::text as "officialDate",
      case p.winner_id when g.home_id then 'home' else 'away' end as side, json_build_object('away', c.away, 'home', c.home) as crowd
    from picks p join games g using (game_pk) join game_crowds c on c.game_pk = p.game_pk and c.official_date = p.official_date
    where p.user_id = any(${sql.param(userIds)}::integer[]) and p.official_date >= ${since}::date
      and p.outcome in ('correct', 'wrong')`);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return [...byUser].map(([userId, picks]) => ({ userId, ...skillTally(picks) })).filter(({ picks }) => picks > 0);
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
      from ${table} t where t.user_id = any(${sql.param(userIds)}::integer[]) and ${isOfBoard(firstDayOf('season', season))} and ${picks} > 0`,
  );
}

import { type SQL, sql } from 'drizzle-orm';
import { type SkillBoardName, skillColumns } from '#features/ranks/server/skill-columns.ts';
import { scoresPerShare, skillEstimate, type SkillTally } from '#rules/picks/skill.ts';
import type { SkillFigures } from '../contract.ts';
import type { RowRange } from './board-rows.ts';
import { mostRows } from './cut-page.ts';

/** A row as it is stored. `score`: null without a rank; `value`: in millionths */
export type StoredSkill = {
  part: 'above' | 'below' | 'own';
  username: string;
  profilePic: string;
  score: number | null;
  picks: number;
  value: number;
};

/** Reads the rows around a position of a board, and the own row of the user `userId`. `since`: the first day of the season */
export function skillStatement(
  { name, since }: { name: SkillBoardName; since: string },
  { position, above, below, isPositionAbove }: RowRange,
  userId: number | null,
): SQL {
  const { table, score, picks, value, ...board } = skillColumns[name];
  const isOfBoard = board.isOfBoard(since);
  const isRanked = sql`${isOfBoard} and ${score} is not null and not t.is_hidden`;
  const place =
    typeof position === 'string'
      ? sql`select ${score} as score, ${picks} as picks, t.username
        from users u join ${table} t on t.user_id = u.id where u.username_key = ${position} and ${isRanked}`
      : sql`select ${position.score}::integer as score, ${position.correct}::integer as picks,
        ${position.username}::text collate "C" as username`;
  const adjacent = (comparison: SQL, order: SQL, limit: number): SQL =>
    sql`(select t.* from position p, lateral (
      select t.* from ${table} t
      where ${isRanked} and (-${score}, -${picks}, t.username) ${comparison} (-p.score, -p.picks, p.username)
      order by -${score} ${order}, -${picks} ${order}, t.username ${order} ${mostRows}) t limit ${limit})`;
  return sql`
    with position as materialized (${place}), rows as (
      select 'above' as part, a.* from ${adjacent(isPositionAbove ? sql`<=` : sql`<`, sql`desc`, above)} a
      union all select 'below', b.* from ${adjacent(isPositionAbove ? sql`>` : sql`>=`, sql`asc`, below)} b
      union all select 'own', t.* from ${table} t where t.user_id = ${userId} and ${isOfBoard} and ${picks} > 0 and not t.is_hidden
    )
    select t.part, t.username, u.profile_pic as "profilePic", ${score} as score, ${picks} as picks, ${value}::float8 as value
    from rows t join users u on u.id = t.user_id
    order by -${score}, -${picks}, t.username`;
}

const rounded = (share: number): number => Math.round(share * scoresPerShare) / scoresPerShare || 0;

/** The estimate of a user's skill as the boards show it; null without a pick that counts. */
export function skillFigures(tally: SkillTally): SkillFigures | null {
  const estimate = skillEstimate(tally);
  if (estimate === null) return null;
  const { skill, low, high, isSettled } = estimate;
  return { skill: rounded(skill), low: rounded(low), high: rounded(high), picks: tally.picks, isSettled };
}

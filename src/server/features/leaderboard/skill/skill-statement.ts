import { prepared } from '#server/db/run-prepared.ts';

/** The latest season, all seasons together, or an earlier season. */
export const skillBoards = ['skill', 'total skill', 'past skill'] as const;
export type SkillBoardName = (typeof skillBoards)[number];

/** The number of rows above and below a position; `isNamed`: the position is given by a username key. */
export type SkillShape = {
  board: SkillBoardName;
  above: number;
  below: number;
  /** whether a row at exactly this position belongs to the rows above it; otherwise to those below */
  isPositionAbove: boolean;
  isNamed: boolean;
};

/** Expressions of the board's table as in its index. `$1`: the first day of the season. */
type Columns = { table: string; score: string; picks: string; value: string; isOfBoard: string };

export const skillColumns: Record<SkillBoardName, Columns> = {
  skill: {
    table: 'tallies',
    score: 't.season_skill',
    picks: '(t.skill_picks - t.past_skill_picks)',
    value: '(t.skill_value - t.past_skill_value)',
    isOfBoard: 't.season = $1::date',
  },
  'total skill': {
    table: 'tallies',
    score: 't.total_skill',
    picks: 't.skill_picks',
    value: 't.skill_value',
    isOfBoard: '$1::date is not null',
  },
  'past skill': {
    table: 'past_skills',
    score: 't.score',
    picks: 't.skill_picks',
    value: 't.skill_value',
    isOfBoard: 't.season = $1::date',
  },
};

/** A row as it is stored. `score`: null without a rank; `value`: in millionths */
export type StoredSkill = {
  part: 'above' | 'below' | 'own';
  username: string;
  profilePic: string;
  score: number | null;
  picks: number;
  value: number;
};

function textOf({ board, above, below, isPositionAbove, isNamed }: SkillShape): string {
  const { table, score, picks, value, isOfBoard } = skillColumns[board];
  const isRanked = `${isOfBoard} and ${score} is not null and not t.is_hidden`;
  const position = isNamed
    ? `select ${score} as score, ${picks} as picks, t.username
      from users u join ${table} t on t.user_id = u.id where u.username_key = $3 and ${isRanked}`
    : 'select $3::integer as score, $4::integer as picks, $5::text collate "C" as username';
  const adjacent = (comparison: string, limit: number): string => {
    const order = comparison.startsWith('<') ? 'desc' : 'asc';
    return `(select t.* from position p, lateral (
      select t.* from ${table} t
      where ${isRanked} and (-${score}, -${picks}, t.username) ${comparison} (-p.score, -p.picks, p.username)
      order by -${score} ${order}, -${picks} ${order}, t.username ${order} limit ${limit}) t)`;
  };
  return `
    with position as materialized (${position}), rows as (
      select 'above' as part, a.* from ${adjacent(isPositionAbove ? '<=' : '<', above)} a
      union all select 'below', b.* from ${adjacent(isPositionAbove ? '>' : '>=', below)} b
      union all select 'own', t.* from ${table} t where t.user_id = $2 and ${isOfBoard} and ${picks} > 0 and not t.is_hidden
    )
    select t.part, t.username, u.profile_pic as "profilePic", ${score} as score, ${picks} as picks, ${value}::float8 as value
    from rows t join users u on u.id = t.user_id
    order by -${score}, -${picks}, t.username`;
}

type SkillStatement = ReturnType<typeof prepared<StoredSkill>>;
const statements = new Map<string, SkillStatement>();

/** Returns the prepared statement. Its values: the first day of the season, the user id of the own row, and the position. */
export function skillStatement(shape: SkillShape): SkillStatement {
  const { board, above, below, isPositionAbove, isNamed } = shape;
  const name = `${board} ${above} ${below} ${isPositionAbove} ${isNamed}`;
  const statement = statements.get(name) ?? prepared<StoredSkill>(textOf(shape));
  statements.set(name, statement);
  return statement;
}

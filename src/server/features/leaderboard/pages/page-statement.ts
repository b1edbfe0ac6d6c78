import type { Period } from '#contract/leaderboard.ts';
import { prepared } from '#server/db/run-prepared.ts';
import { columns } from './boards.ts';

/** The shape of a query: the number of rows above and below a position of a board. */
export type PageShape = {
  period: Period;
  above: number;
  below: number;
  /** whether a row at exactly this position belongs to the rows above it; otherwise to those below */
  isPositionAbove: boolean;
  /** whether the position is given by a username key */
  isNamed: boolean;
};

/** Rows are arrays because they parse faster than columns. */
export type Cells = [
  part: 'above' | 'below' | 'own',
  username: string,
  profilePic: string,
  score: number,
  correct: number,
  wrong: number,
  longestStreak: number,
  currentStreak: number,
  scoreBefore: number | null,
];

/** A row of a board as it is stored. */
export type BoardRow = {
  username: string;
  profilePic: string;
  score: number;
  correct: number;
  wrong: number;
  longestStreak: number;
  currentStreak: number;
  /** the season's score at the beginning of the newest week; null if the user was not on the board then */
  scoreBefore: number | null;
};

export function toRow([
  ,
  username,
  profilePic,
  score,
  correct,
  wrong,
  longestStreak,
  currentStreak,
  scoreBefore,
]: Cells) {
  return { username, profilePic, score, correct, wrong, longestStreak, currentStreak, scoreBefore };
}

export type PageResult = { version: number; cells: Cells[] | null };

function positionQuery({ period, isNamed }: PageShape): string {
  const { score, correct, isOnBoard } = columns[period];
  if (!isNamed) return 'select $3::integer as score, $4::integer as correct, $5::text collate "C" as username';
  return `select ${score} as score, ${correct} as correct, t.username
    from users u join tallies t on t.user_id = u.id where u.username_key = $3 and ${isOnBoard}`;
}

/** The `limit` rows next to the position, by the index of the board. The limit is not a parameter because the plan depends on it. */
function adjacentRows(period: Period, comparison: '<' | '<=' | '>' | '>=', limit: number): string {
  const { score, correct, isOnBoard } = columns[period];
  const order = comparison.startsWith('<') ? 'desc' : 'asc';
  return `(select t.* from position p, lateral (
    select * from tallies t
    where ${isOnBoard} and (-${score}, -${correct}, t.username) ${comparison} (-p.score, -p.correct, p.username)
    order by -${score} ${order}, -${correct} ${order}, t.username ${order}
    limit ${limit}) t)`;
}

function textOf(shape: PageShape): string {
  const { period, above, below, isPositionAbove } = shape;
  const { score, correct, wrong, isOnBoard } = columns[period];
  return `
    with position as materialized (${positionQuery(shape)}), rows as (
      select 'above' as part, * from ${adjacentRows(period, isPositionAbove ? '<=' : '<', above)} a
      union all select 'below', * from ${adjacentRows(period, isPositionAbove ? '>' : '>=', below)} b
      union all select 'own', * from tallies t where t.user_id = $2 and ${isOnBoard}
    )
    select s.version::integer as version, (
      select json_agg(json_build_array(t.part, t.username, u.profile_pic, ${score}, ${correct}, ${wrong},
        t.longest_streak, t.current_streak, case
          when t.week <> s.week then t.total_score - t.past_score
          when t.correct - t.past_correct + t.wrong - t.past_wrong > t.week_correct + t.week_wrong
            then t.total_score - t.past_score - t.week_score
        end) order by -${score}, -${correct}, t.username)
      from rows t join users u on u.id = t.user_id
    ) as cells
    from leaderboard_state s`;
}

type PageStatement = ReturnType<typeof prepared<PageResult>>;
const queries = new Map<string, PageStatement>();

/** Returns the prepared query. Its values: the board's `since`, the user id of the own row, and the position. */
export function pageStatement(shape: PageShape): PageStatement {
  const { period, above, below, isPositionAbove, isNamed } = shape;
  const name = `${period} ${above} ${below} ${isPositionAbove} ${isNamed}`;
  const query = queries.get(name) ?? prepared<PageResult>(textOf(shape));
  queries.set(name, query);
  return query;
}

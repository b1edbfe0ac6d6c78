import type { Period } from '#contract/leaderboard.ts';
import { prepared } from '#server/db/run-prepared.ts';
import { columns } from './boards.ts';

/** What to ask of a board: so many rows above a place and so many from there on, in one question. */
export type PageShape = {
  period: Period;
  above: number;
  below: number;
  /** whether a row at the very place is one of those above it; otherwise it is one of those below */
  isPlaceAbove: boolean;
  /** whether the place is said by whose it is */
  isNamed: boolean;
};

/** In arrays, which are read quicker than columns. */
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

export type PageResult = { version: number; cells: Cells[] | null };

function placeOf({ period, isNamed }: PageShape): string {
  const { score, correct, isOnIt } = columns[period];
  if (!isNamed) return 'select $3::integer as score, $4::integer as correct, $5::text collate "C" as username';
  return `select ${score} as score, ${correct} as correct, t.username
    from users u join tallies t on t.user_id = u.id where u.username_key = $3 and ${isOnIt}`;
}

/** The `limit` rows next to the place, by the board's index alone. The limit is no parameter: the plan has to know it. */
function beside(period: Period, comparison: '<' | '<=' | '>' | '>=', limit: number): string {
  const { score, correct, isOnIt } = columns[period];
  const order = comparison.startsWith('<') ? 'desc' : 'asc';
  return `(select t.* from place p, lateral (
    select * from tallies t
    where ${isOnIt} and (-${score}, -${correct}, t.username) ${comparison} (-p.score, -p.correct, p.username)
    order by -${score} ${order}, -${correct} ${order}, t.username ${order}
    limit ${limit}) t)`;
}

function textOf(shape: PageShape): string {
  const { period, above, below, isPlaceAbove } = shape;
  const { score, correct, wrong, isOnIt } = columns[period];
  return `
    with place as materialized (${placeOf(shape)}), rows as (
      select 'above' as part, * from ${beside(period, isPlaceAbove ? '<=' : '<', above)} a
      union all select 'below', * from ${beside(period, isPlaceAbove ? '>' : '>=', below)} b
      union all select 'own', * from tallies t where t.user_id = $2 and ${isOnIt}
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

type Question = ReturnType<typeof prepared<PageResult>>;
const questions = new Map<string, Question>();

/** The values are the board's `since`, whose own row is wanted with the others, and the place. */
export function pageStatement(shape: PageShape): Question {
  const { period, above, below, isPlaceAbove, isNamed } = shape;
  const name = `${period} ${above} ${below} ${isPlaceAbove} ${isNamed}`;
  const question = questions.get(name) ?? prepared<PageResult>(textOf(shape));
  questions.set(name, question);
  return question;
}

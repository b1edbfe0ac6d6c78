import type { Period, Span } from '#contract/leaderboard.ts';

/** A board and the first day of its period (YYYY-MM-DD); null for the season, whose first day is in `leaderboard_state`. */
export type Board = { period: Period; since: string | null };

const day = 86_400_000;

/** Returns the board of a period on the baseball day `today` (YYYY-MM-DD). Weeks begin on Monday. */
export function boardOn(period: Period, today: string): Board {
  if (period === 'season') return { period, since: null };
  if (period === 'month') return { period, since: `${today.slice(0, 7)}-01` };
  const noon = Date.parse(`${today}T12:00:00Z`);
  const daysSinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return { period, since: new Date(noon - daysSinceMonday * day).toISOString().slice(0, 10) };
}

/** Expressions of `tallies t` as in its indexes; `$1` is the board's `since`. */
type Columns = { score: string; correct: string; wrong: string; isOnBoard: string };

export const columns: Record<Span, Columns> = {
  all: {
    score: 't.total_score',
    correct: 't.correct',
    wrong: 't.wrong',
    isOnBoard: '$1::date is null and t.correct + t.wrong > 0 and not t.is_hidden',
  },
  season: {
    score: '(t.total_score - t.past_score)',
    correct: '(t.correct - t.past_correct)',
    wrong: '(t.wrong - t.past_wrong)',
    isOnBoard: '$1::date is null and t.season = (select season from leaderboard_state) and not t.is_hidden',
  },
  month: {
    score: 't.month_score',
    correct: 't.month_correct',
    wrong: 't.month_wrong',
    isOnBoard: 't.month = $1::date and not t.is_hidden',
  },
  week: {
    score: 't.week_score',
    correct: 't.week_correct',
    wrong: 't.week_wrong',
    isOnBoard: 't.week = $1::date and not t.is_hidden',
  },
};

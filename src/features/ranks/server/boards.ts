import { type SQL, sql } from 'drizzle-orm';
import { firstDayOf } from '#rules/baseball/days.ts';
import type { Period, Span } from '#rules/picks/period.ts';

/** A board and the first day of its period (YYYY-MM-DD); null for the season, whose first day is in `leaderboard_state`. */
export type Board = { period: Period; since: string | null };

/** Returns the board of a period on the baseball day `today` (YYYY-MM-DD). */
export function boardOn(period: Period, today: string): Board {
  return { period, since: period === 'season' ? null : firstDayOf(period, today) };
}

/** Expressions of `tallies t` as in its indexes. `since`: that of the board */
type Columns = { score: SQL; correct: SQL; wrong: SQL; isOnBoard: (since: string | null) => SQL };

export const columns: Record<Span, Columns> = {
  all: {
    score: sql`t.total_score`,
    correct: sql`t.correct`,
    wrong: sql`t.wrong`,
    isOnBoard: (since) => sql`${since}::date is null and t.correct + t.wrong > 0 and not t.is_hidden`,
  },
  season: {
    score: sql`(t.total_score - t.past_score)`,
    correct: sql`(t.correct - t.past_correct)`,
    wrong: sql`(t.wrong - t.past_wrong)`,
    isOnBoard: (since) =>
      sql`${since}::date is null and t.season = (select season from leaderboard_state) and not t.is_hidden`,
  },
  month: {
    score: sql`t.month_score`,
    correct: sql`t.month_correct`,
    wrong: sql`t.month_wrong`,
    isOnBoard: (since) => sql`t.month = ${since}::date and not t.is_hidden`,
  },
  week: {
    score: sql`t.week_score`,
    correct: sql`t.week_correct`,
    wrong: sql`t.week_wrong`,
    isOnBoard: (since) => sql`t.week = ${since}::date and not t.is_hidden`,
  },
};

/** The season's score of `tallies t` at the beginning of the newest week, of `leaderboard_state s`; null if the user was not on the board then. */
export const scoreAtWeek = sql`case
  when t.week <> s.week then t.total_score - t.past_score
  when t.correct - t.past_correct + t.wrong - t.past_wrong > t.week_correct + t.week_wrong
    then t.total_score - t.past_score - t.week_score
end`;

/** Returns the first day of a period (YYYY-MM-DD) on the baseball day `today`; null for the season and all seasons. */
export function sinceOf(span: Span, today: string): string | null {
  return span === 'all' ? null : boardOn(span, today).since;
}

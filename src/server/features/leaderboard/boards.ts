import { type SQL, sql } from 'drizzle-orm';
import type { Period } from '#contract/leaderboard.ts';

/** A board: which columns of `tallies` it is made of, and since when; null for the season, of which `standings` tells. */
export type Board = { period: Period; since: string | null };

const day = 86_400_000;

/** The board of a period on the league's day `today` (YYYY-MM-DD). Weeks begin on Monday. */
export function boardOn(period: Period, today: string): Board {
  if (period === 'season') return { period, since: null };
  if (period === 'month') return { period, since: `${today.slice(0, 7)}-01` };
  const noon = Date.parse(`${today}T12:00:00Z`);
  const daysSinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return { period, since: new Date(noon - daysSinceMonday * day).toISOString().slice(0, 10) };
}

type Columns = { score: SQL; correct: SQL; wrong: SQL; isOnIt: (since: string | null) => SQL };

/** As the indexes of `tallies` have them. */
export const columns: Record<Period, Columns> = {
  season: {
    score: sql`(t.total_score - t.past_score)`,
    correct: sql`(t.correct - t.past_correct)`,
    wrong: sql`(t.wrong - t.past_wrong)`,
    isOnIt: () => sql`t.season = (select season from standings)`,
  },
  month: {
    score: sql`t.month_score`,
    correct: sql`t.month_correct`,
    wrong: sql`t.month_wrong`,
    isOnIt: (since) => sql`t.month = ${since}::date`,
  },
  week: {
    score: sql`t.week_score`,
    correct: sql`t.week_correct`,
    wrong: sql`t.week_wrong`,
    isOnIt: (since) => sql`t.week = ${since}::date`,
  },
};

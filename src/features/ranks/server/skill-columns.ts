import { type SQL, sql } from 'drizzle-orm';

/** The latest season, all seasons together, or an earlier season. */
export type SkillBoardName = 'skill' | 'total skill' | 'past skill';

/** Expressions of the board's table `t` as in its index. `since`: the first day of the season */
type Columns = { table: SQL; score: SQL; picks: SQL; value: SQL; isOfBoard: (since: string) => SQL };

export const skillColumns: Record<SkillBoardName, Columns> = {
  skill: {
    table: sql`tallies`,
    score: sql`t.season_skill`,
    picks: sql`(t.skill_picks - t.past_skill_picks)`,
    value: sql`(t.skill_value - t.past_skill_value)`,
    isOfBoard: (since) => sql`t.season = ${since}::date`,
  },
  'total skill': {
    table: sql`tallies`,
    score: sql`t.total_skill`,
    picks: sql`t.skill_picks`,
    value: sql`t.skill_value`,
    isOfBoard: (since) => sql`${since}::date is not null`,
  },
  'past skill': {
    table: sql`past_skills`,
    score: sql`t.score`,
    picks: sql`t.skill_picks`,
    value: sql`t.skill_value`,
    isOfBoard: (since) => sql`t.season = ${since}::date`,
  },
};

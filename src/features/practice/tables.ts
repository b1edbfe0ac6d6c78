import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTime } from '#platform/db/column-types.ts';
import { outcomes } from '#rules/picks/scoring.ts';

export const practicePicks = pgTable(
  'practice_picks',
  {
    userId: integer('user_id').notNull(),
    gamePk: integer('game_pk').notNull(),
    officialDate: date('official_date').notNull(),
    winnerId: integer('winner_id').notNull(),
    loserId: integer('loser_id').notNull(),
    madeAt: utcTime('made_at').notNull(),
    awayRuns: integer('away_runs').notNull(),
    homeRuns: integer('home_runs').notNull(),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    bases: integer('bases').notNull(),
    streakAfter: integer('streak_after').notNull(),
    crowdAway: integer('crowd_away'),
    crowdHome: integer('crowd_home'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gamePk] })],
);

export const practiceRecords = pgTable('practice_records', {
  userId: integer('user_id').primaryKey(),
  totalScore: integer('total_score').notNull().default(0),
  currentStreak: integer('current_streak').notNull().default(0),
  longestStreak: integer('longest_streak').notNull().default(0),
  correct: integer('correct').notNull().default(0),
  wrong: integer('wrong').notNull().default(0),
  crowdPicks: integer('crowd_picks').notNull().default(0),
  crowdValue: bigint('crowd_value', { mode: 'number' }).notNull().default(0),
});

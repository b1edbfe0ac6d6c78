import { date, doublePrecision, integer, pgTable } from 'drizzle-orm/pg-core';
import { utcTime } from '#platform/db/column-types.ts';

export const forecasts = pgTable('forecasts', {
  gamePk: integer('game_pk').primaryKey(),
  officialDate: date('official_date').notNull(),
  locksAt: utcTime('locks_at'),
  awayId: integer('away_id').notNull(),
  homeId: integer('home_id').notNull(),
  awayStarter: integer('away_starter'),
  homeStarter: integer('home_starter'),
  games: integer('games').notNull(),
  homeWinProbability: doublePrecision('home_win_probability').notNull(),
  homePart: doublePrecision('home_part').notNull(),
  clubsPart: doublePrecision('clubs_part').notNull(),
  startersPart: doublePrecision('starters_part').notNull(),
  runEnvironment: doublePrecision('run_environment').notNull(),
  madeAt: utcTime('made_at').notNull(),
});

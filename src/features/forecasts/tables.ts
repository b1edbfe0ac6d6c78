import { date, doublePrecision, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { utcTime } from '#platform/db/column-types.ts';

/** What of a forecast changes, as of the row that was replaced. Times are texts. */
type EarlierForecast = {
  away_starter: number | null;
  home_starter: number | null;
  games: number;
  home_win_probability: number;
  home_part: number;
  clubs_part: number;
  starters_part: number;
  run_environment: number;
  made_at: string;
  replaced_at: string;
};

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
  /** those that were replaced in the last days, oldest first */
  earlier: jsonb('earlier').$type<EarlierForecast[]>().notNull().default([]),
});

import { date, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTime } from '#platform/db/column-types.ts';
import type { BattingSeason } from '#rules/baseball/forecast/batter-value.ts';
import type { LineupReason } from '#rules/baseball/forecast/forecast-shapes.ts';

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
  /** absent in rows of earlier versions, as the next two */
  lineups_part?: number;
  away_batters?: number[] | null;
  home_batters?: number[] | null;
  reasons?: LineupReason[];
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
  lineupsPart: doublePrecision('lineups_part').notNull(),
  runEnvironment: doublePrecision('run_environment').notNull(),
  /** the announced starting nines; null until then */
  awayBatters: integer('away_batters').array(),
  homeBatters: integer('home_batters').array(),
  reasons: jsonb('reasons').$type<LineupReason[]>().notNull(),
  madeAt: utcTime('made_at').notNull(),
  /** those that were replaced in the last days, oldest first */
  earlier: jsonb('earlier').$type<EarlierForecast[]>().notNull().default([]),
});

/** The seasons of batters before the season `read_in`, in which they were read. */
export const batters = pgTable('batters', {
  playerId: integer('player_id').primaryKey(),
  name: text('name').notNull(),
  seasons: jsonb('seasons').$type<BattingSeason[]>().notNull(),
  readIn: integer('read_in').notNull(),
  readAt: utcTime('read_at').notNull(),
});

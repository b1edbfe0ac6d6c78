import { bigint, boolean, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { GameLine } from '#rules/baseball/forecast/played-game.ts';
import { challengeRoles } from '#rules/baseball/game/challenge-shapes.ts';
import { rounds } from '#rules/baseball/postseason/series.ts';
import { utcTime } from './column-types.ts';

/** The tables of final games and of forecasts, like `schema.ts`. */
export const finalGames = pgTable('final_games', {
  gamePk: integer('game_pk').primaryKey(),
  season: text('season').notNull(),
  stage: text('stage', { enum: ['season', ...rounds] }).notNull(),
  playedOn: date('played_on').notNull(),
  awayId: integer('away_id').notNull(),
  homeId: integer('home_id').notNull(),
  awayRuns: integer('away_runs').notNull(),
  homeRuns: integer('home_runs').notNull(),
  reading: bigint('reading', { mode: 'number' }).generatedAlwaysAsIdentity(),
  readAt: utcTime('read_at').notNull(),
});

export const challenges = pgTable(
  'challenges',
  {
    gamePk: integer('game_pk').notNull(),
    play: integer('play').notNull(),
    pitch: integer('pitch').notNull(),
    season: text('season').notNull(),
    teamId: integer('team_id').notNull(),
    playerId: integer('player_id'),
    playerName: text('player_name'),
    role: text('role', { enum: challengeRoles }),
    isOverturned: boolean('is_overturned').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gamePk, table.play, table.pitch] })],
);

export const gameLines = pgTable('game_lines', {
  gamePk: integer('game_pk').primaryKey(),
  season: integer('season').notNull(),
  endedOn: date('ended_on').notNull(),
  awayId: integer('away_id').notNull(),
  homeId: integer('home_id').notNull(),
  away: jsonb('away').$type<GameLine>().notNull(),
  home: jsonb('home').$type<GameLine>().notNull(),
  readAt: utcTime('read_at').notNull(),
});

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

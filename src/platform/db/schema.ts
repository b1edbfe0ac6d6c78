import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import type { GameLine } from '#rules/baseball/forecast/played-game.ts';
import { challengeRoles } from '#rules/baseball/game/challenge-shapes.ts';
import type { DecidingPlay } from '#rules/baseball/game/deciding-play.ts';
import { rounds } from '#rules/baseball/series.ts';
import { bytes, utcTime } from './column-types.ts';

/** The tables that several features use, for the query builder; the others are in `tables.ts` of their feature. `migrations/` creates them; a test compares the two. */
export const users = pgTable('users', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  username: text('username').notNull(),
  usernameKey: text('username_key').notNull().unique(),
  email: text('email'),
  emailKey: text('email_key').unique(),
  passwordHash: text('password_hash'),
  favoriteTeam: integer('favorite_team'),
  profilePic: text('profile_pic').notNull().default('1'),
  isSimulated: boolean('is_simulated').notNull().default(false),
  isAdmin: boolean('is_admin').notNull().default(false),
  isHidden: boolean('is_hidden').notNull().default(false),
  createdAt: utcTime('created_at').notNull(),
  usernameSkeleton: text('username_skeleton').unique(),
  emailVerifiedAt: utcTime('email_verified_at'),
  usesConfidence: boolean('uses_confidence').notNull().default(false),
  declinedOffers: text('declined_offers').array().notNull().default([]),
});

export const sessions = pgTable('sessions', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: utcTime('created_at').notNull(),
  seenAt: utcTime('seen_at').notNull(),
  /** real time; a session that is idle ends before */
  expiresAt: utcTime('expires_at').notNull(),
  id: integer('id').generatedAlwaysAsIdentity().unique(),
  device: text('device'),
  visits: integer('visits').notNull().default(1),
});

export const games = pgTable('games', {
  gamePk: integer('game_pk').primaryKey(),
  officialDate: date('official_date').notNull(),
  awayId: integer('away_id').notNull(),
  homeId: integer('home_id').notNull(),
  awayName: text('away_name'),
  homeName: text('home_name'),
  startsAt: utcTime('starts_at'),
  leftPreviewAt: utcTime('left_preview_at'),
  locksAt: utcTime('locks_at'),
  heldSince: utcTime('held_since'),
  phase: text('phase', { enum: ['open', 'live', 'held', 'final', 'void', 'unknown'] }).notNull(),
  winnerId: integer('winner_id'),
  isAbandoned: boolean('is_abandoned').notNull().default(false),
  noPicksReason: text('no_picks_reason'),
  level: integer('level'),
  seenAt: utcTime('seen_at').notNull(),
  settlement: text('settlement', { enum: ['open', 'due', 'done'] })
    .notNull()
    .default('open'),
  settledPitchAt: utcTime('settled_pitch_at'),
});

export const gameEvents = pgTable('game_events', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  gamePk: integer('game_pk').notNull(),
  at: utcTime('at').notNull(),
  kind: text('kind').notNull(),
  detail: jsonb('detail').notNull().default({}),
});

export const picks = pgTable(
  'picks',
  {
    userId: integer('user_id').notNull(),
    gamePk: integer('game_pk').notNull(),
    officialDate: date('official_date').notNull(),
    winnerId: integer('winner_id').notNull(),
    loserId: integer('loser_id').notNull(),
    madeAt: utcTime('made_at').notNull(),
    changedAt: utcTime('changed_at').notNull(),
    outcome: text('outcome', { enum: ['correct', 'wrong', 'void'] }),
    settledAt: utcTime('settled_at'),
    streakBefore: integer('streak_before'),
    streakAfter: integer('streak_after'),
    bases: integer('bases'),
    longestBefore: integer('longest_before'),
  },
  (table) => [primaryKey({ columns: [table.gamePk, table.userId] })],
);

export const tallies = pgTable('tallies', {
  userId: integer('user_id').primaryKey(),
  username: text('username').notNull(),
  totalScore: integer('total_score').notNull(),
  currentStreak: integer('current_streak').notNull(),
  longestStreak: integer('longest_streak').notNull(),
  correct: integer('correct').notNull(),
  wrong: integer('wrong').notNull(),
  month: date('month').notNull(),
  monthScore: integer('month_score').notNull(),
  monthCorrect: integer('month_correct').notNull(),
  monthWrong: integer('month_wrong').notNull(),
  week: date('week').notNull(),
  weekScore: integer('week_score').notNull(),
  weekCorrect: integer('week_correct').notNull(),
  weekWrong: integer('week_wrong').notNull(),
  pastScore: integer('past_score').notNull().default(0),
  pastCorrect: integer('past_correct').notNull().default(0),
  pastWrong: integer('past_wrong').notNull().default(0),
  isHidden: boolean('is_hidden').notNull().default(false),
  skillValue: bigint('skill_value', { mode: 'number' }).notNull().default(0),
  skillPicks: integer('skill_picks').notNull().default(0),
  pastSkillValue: bigint('past_skill_value', { mode: 'number' }).notNull().default(0),
  pastSkillPicks: integer('past_skill_picks').notNull().default(0),
  seasonSkill: integer('season_skill'),
  totalSkill: integer('total_skill'),
  season: date('season')
    .notNull()
    .generatedAlwaysAs(sql`date_trunc('year', month::timestamp)::date`),
});

export const leaderboardState = pgTable('leaderboard_state', {
  isTheRow: boolean('is_the_row').primaryKey().default(true),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  week: date('week').notNull(),
  season: date('season').notNull().default('-infinity'),
});

export const finalGames = pgTable('final_games', {
  gamePk: integer('game_pk').primaryKey(),
  season: text('season').notNull(),
  stage: text('stage', { enum: ['season', ...rounds] }).notNull(),
  playedOn: date('played_on').notNull(),
  awayId: integer('away_id').notNull(),
  homeId: integer('home_id').notNull(),
  awayRuns: integer('away_runs').notNull(),
  homeRuns: integer('home_runs').notNull(),
  decidingPlay: jsonb('deciding_play').$type<DecidingPlay>(),
  battedBalls: integer('batted_balls'),
  splitLines: integer('split_lines'),
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

export const battedBalls = pgTable(
  'batted_balls',
  {
    gamePk: integer('game_pk').notNull(),
    play: integer('play').notNull(),
    season: text('season').notNull(),
    batterId: integer('batter_id').notNull(),
    opponentId: integer('opponent_id').notNull(),
    event: text('event').notNull(),
    exitVelocity: real('exit_velocity'),
    launchAngle: real('launch_angle'),
    distance: real('distance'),
    x: real('x'),
    y: real('y'),
  },
  (table) => [primaryKey({ columns: [table.gamePk, table.play] })],
);

export const splitLines = pgTable(
  'split_lines',
  {
    gamePk: integer('game_pk').notNull(),
    batterId: integer('batter_id').notNull(),
    pitchHand: text('pitch_hand', { enum: ['L', 'R', 'S', '?'] }).notNull(),
    season: text('season').notNull(),
    isHome: boolean('is_home').notNull(),
    plateAppearances: smallint('plate_appearances').notNull(),
    atBats: smallint('at_bats').notNull(),
    hits: smallint('hits').notNull(),
    doubles: smallint('doubles').notNull(),
    triples: smallint('triples').notNull(),
    homeRuns: smallint('home_runs').notNull(),
    walks: smallint('walks').notNull(),
    hitByPitch: smallint('hit_by_pitch').notNull(),
    sacrificeFlies: smallint('sacrifice_flies').notNull(),
    strikeOuts: smallint('strike_outs').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gamePk, table.batterId, table.pitchHand] })],
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

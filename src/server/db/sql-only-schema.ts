import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, utcTime } from './column-types.ts';

/** The tables that only statements in SQL read and write, for the comparison with the migrations. */

/** Graded picks of past games, in less space. */
export const archivedPicks = pgTable(
  'archived_picks',
  {
    madeAt: utcTime('made_at').notNull(),
    changedAt: utcTime('changed_at').notNull(),
    settledAt: utcTime('settled_at').notNull(),
    userId: integer('user_id').notNull(),
    gamePk: integer('game_pk').notNull(),
    streakBefore: smallint('streak_before').notNull(),
    longestBefore: smallint('longest_before').notNull(),
    bases: smallint('bases').notNull(),
    isHome: boolean('is_home').notNull(),
    isCorrect: boolean('is_correct').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gamePk] })],
);

/** The newest state of each live game, for other processes. `feed` is JSON, compressed with gzip. */
export const liveGames = pgTable('live_games', {
  gamePk: integer('game_pk').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  past: text('past').notNull(),
  feed: bytes('feed').notNull(),
  feedNumber: bigint('feed_number', { mode: 'number' }).notNull().default(1),
  asOf: utcTime('as_of').notNull(),
  isStale: boolean('is_stale').notNull(),
  isFollowed: boolean('is_followed').notNull(),
  publishedAt: utcTime('published_at').notNull().defaultNow(),
});

/** The requests that rate limits count. `times`: epoch ms */
export const countedRequests = pgTable('counted_requests', {
  key: bytes('key').primaryKey(),
  times: bigint('times', { mode: 'number' }).array().notNull(),
  expiresAt: utcTime('expires_at').notNull(),
});

/** The picks of a game for its official date at the lock. */
export const gameCrowds = pgTable(
  'game_crowds',
  {
    gamePk: integer('game_pk').notNull(),
    officialDate: date('official_date').notNull(),
    away: integer('away').notNull(),
    home: integer('home').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gamePk, table.officialDate] })],
);

/** The skill of users in past seasons. `season`: its first day; `score`: null without enough picks */
export const pastSkills = pgTable(
  'past_skills',
  {
    userId: integer('user_id').notNull(),
    season: date('season').notNull(),
    username: text('username').notNull(),
    isHidden: boolean('is_hidden').notNull(),
    skillValue: bigint('skill_value', { mode: 'number' }).notNull(),
    skillPicks: integer('skill_picks').notNull(),
    score: integer('score'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.season] })],
);

/** The number of users per score of each board. */
export const scoreCounts = pgTable(
  'score_counts',
  {
    board: text('board', {
      enum: ['season', 'month', 'week', 'before', 'skill', 'total skill', 'past skill'],
    }).notNull(),
    since: date('since').notNull(),
    score: integer('score').notNull(),
    users: integer('users').notNull(),
  },
  (table) => [primaryKey({ columns: [table.board, table.since, table.score] })],
);

import { bigint, boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
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

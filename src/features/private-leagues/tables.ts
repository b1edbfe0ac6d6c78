import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, utcTime } from '#platform/db/column-types.ts';

export const privateLeagues = pgTable('private_leagues', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  name: text('name').notNull(),
  code: text('code').notNull().unique(),
  createdAt: utcTime('created_at').notNull(),
});

export const privateLeagueMembers = pgTable(
  'private_league_members',
  {
    leagueId: integer('league_id').notNull(),
    userId: integer('user_id').notNull(),
    joinedAt: utcTime('joined_at').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.userId] })],
);

export const privateLeagueFeeds = pgTable(
  'league_feeds',
  {
    leagueId: integer('league_id').notNull(),
    userId: integer('user_id').notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: utcTime('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.userId] })],
);

import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTime } from './column-types.ts';

/** The tables of private leagues, like `schema.ts`. */
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

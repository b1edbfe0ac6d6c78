import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTime } from '#platform/db/column-types.ts';

export const players = pgTable('players', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  mlbId: integer('mlb_id').notNull().unique(),
  firstLastName: text('first_last_name').notNull(),
  position: text('position'),
  teamId: integer('team_id'),
  age: integer('age'),
  nickname: text('nickname'),
});

export const playerSyncs = pgTable('player_syncs', {
  season: text('season').primaryKey(),
  syncedAt: utcTime('synced_at').notNull(),
});

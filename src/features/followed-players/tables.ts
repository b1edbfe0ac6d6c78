import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { utcTime } from '#platform/db/column-types.ts';

export const followedPlayers = pgTable(
  'followed_players',
  {
    userId: integer('user_id').notNull(),
    playerId: integer('player_id').notNull(),
    followedAt: utcTime('followed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.playerId] })],
);

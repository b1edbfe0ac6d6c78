import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { utcTime } from './column-types.ts';

/** The table of followed players, like `schema.ts`. */
export const followedPlayers = pgTable(
  'followed_players',
  {
    userId: integer('user_id').notNull(),
    playerId: integer('player_id').notNull(),
    followedAt: utcTime('followed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.playerId] })],
);

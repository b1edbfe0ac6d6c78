import { bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { utcTime } from '#platform/db/column-types.ts';

export const pickConfidences = pgTable(
  'pick_confidences',
  {
    userId: integer('user_id').notNull(),
    gamePk: integer('game_pk').notNull(),
    officialDate: date('official_date').notNull(),
    winnerId: integer('winner_id').notNull(),
    percent: smallint('percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gamePk] })],
);

export const pickEvents = pgTable('pick_events', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  userId: integer('user_id').notNull(),
  gamePk: integer('game_pk').notNull(),
  at: utcTime('at').notNull(),
  kind: text('kind').notNull(),
  detail: jsonb('detail').notNull().default({}),
});

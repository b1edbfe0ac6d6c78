import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, utcTime } from '#platform/db/column-types.ts';

export const webhooks = pgTable('webhooks', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  userId: integer('user_id').notNull(),
  url: text('url').notNull(),
  secret: bytes('secret').notNull(),
  sendsFinals: boolean('sends_finals').notNull(),
  teamId: integer('team_id'),
  sendsGrades: boolean('sends_grades').notNull(),
  createdAt: utcTime('created_at').notNull(),
  failingSince: utcTime('failing_since'),
  disabledAt: utcTime('disabled_at'),
});

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  webhookId: integer('webhook_id').notNull(),
  type: text('type', { enum: ['game.final', 'pick.graded', 'test'] }).notNull(),
  data: jsonb('data').notNull(),
  createdAt: utcTime('created_at')
    .notNull()
    .default(sql`now()`),
  attempts: integer('attempts').notNull().default(0),
  attemptedAt: utcTime('attempted_at'),
  status: integer('status'),
  problem: text('problem'),
});

import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTime } from '#platform/db/column-types.ts';

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: utcTime('at').notNull(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  target: text('target').notNull(),
  detail: jsonb('detail').notNull().default({}),
});

export const usernameReports = pgTable(
  'username_reports',
  {
    reportedId: integer('reported_id').notNull(),
    userId: integer('user_id').notNull(),
    username: text('username').notNull(),
    reason: text('reason').notNull(),
    at: utcTime('at').notNull(),
    closedAt: utcTime('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.reportedId, table.userId, table.username] })],
);

export const moderationNotices = pgTable(
  'moderation_notices',
  {
    userId: integer('user_id').notNull(),
    kind: text('kind', { enum: ['renamed', 'hidden'] }).notNull(),
    at: utcTime('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

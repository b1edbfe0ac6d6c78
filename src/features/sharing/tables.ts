import { integer, pgTable } from 'drizzle-orm/pg-core';
import { bytes, utcTime } from '#platform/db/column-types.ts';

export const calendarUrls = pgTable('calendar_addresses', {
  userId: integer('user_id').primaryKey(),
  tokenHash: bytes('token_hash').notNull().unique(),
  createdAt: utcTime('created_at').notNull(),
});

import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, utcTime } from './column-types.ts';

/** The tables of interfaces for programs, like `schema.ts`. */
export const apiKeys = pgTable('api_keys', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  userId: integer('user_id').notNull(),
  name: text('name').notNull(),
  keyHash: bytes('key_hash').notNull().unique(),
  createdAt: utcTime('created_at').notNull(),
  usedOn: date('used_on'),
});

import { boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, utcTime } from '#platform/db/column-types.ts';

export const reminderKeys = pgTable('reminder_keys', {
  isTheRow: boolean('is_the_row').primaryKey().default(true),
  pushPublic: bytes('push_public').notNull(),
  pushPrivate: bytes('push_private').notNull(),
  linkKey: bytes('link_key').notNull(),
  createdAt: utcTime('created_at').notNull(),
});

export const reminderSettings = pgTable('reminder_settings', {
  userId: integer('user_id').primaryKey(),
  byMail: boolean('by_mail').notNull().default(false),
  quietFrom: smallint('quiet_from').notNull(),
  quietTo: smallint('quiet_to').notNull(),
  timeZone: text('time_zone').notNull(),
  remindedOn: date('reminded_on').notNull().default('-infinity'),
  wantsResults: boolean('wants_results').notNull().default(false),
  resultsOf: date('results_of').notNull().default('-infinity'),
});

export const pushSubscriptions = pgTable('push_subscriptions', {
  sessionHash: bytes('session_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  endpoint: text('endpoint').notNull().unique(),
  publicKey: bytes('public_key').notNull(),
  authSecret: bytes('auth_secret').notNull(),
  createdAt: utcTime('created_at').notNull(),
});

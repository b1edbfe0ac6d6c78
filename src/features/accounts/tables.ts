import { bigint, boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, utcTime } from '#platform/db/column-types.ts';

export const accountTokens = pgTable('account_tokens', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  kind: text('kind', { enum: ['reset', 'verify'] }).notNull(),
  email: text('email'),
  emailKey: text('email_key'),
  createdAt: utcTime('created_at').notNull(),
  expiresAt: utcTime('expires_at').notNull(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: integer('user_id').notNull(), codeHash: bytes('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable('passkeys', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  credentialId: text('credential_id').notNull().unique(),
  userId: integer('user_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').notNull(),
  name: text('name').notNull(),
  createdAt: utcTime('created_at').notNull(),
  usedAt: utcTime('used_at'),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  userId: integer('user_id'),
  expiresAt: utcTime('expires_at').notNull(),
});

export const apiKeys = pgTable('api_keys', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  userId: integer('user_id').notNull(),
  name: text('name').notNull(),
  keyHash: bytes('key_hash').notNull().unique(),
  createdAt: utcTime('created_at').notNull(),
  usedOn: date('used_on'),
});

export const reservedUsernameKeys = pgTable('reserved_username_keys', {
  isTheRow: boolean('is_the_row').primaryKey().default(true),
  key: bytes('key').notNull(),
});

export const reservedUsernames = pgTable('reserved_usernames', {
  nameHash: bytes('name_hash').primaryKey(),
  until: utcTime('until').notNull(),
});

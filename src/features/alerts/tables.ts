import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, utcTime } from '#platform/db/column-types.ts';
import { alertStates, heldBackReasons, presets, subjects } from './shapes.ts';

export const alertSubscriptions = pgTable('alert_subscriptions', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  userId: integer('user_id').notNull(),
  subject: text('subject', { enum: subjects }).notNull(),
  subjectId: integer('subject_id').notNull(),
  preset: text('preset', { enum: presets }),
  kinds: text('kinds').array(),
  createdAt: utcTime('created_at').notNull(),
});

export const signInViewers = pgTable('sign_in_viewers', {
  sessionHash: bytes('session_hash').primaryKey(),
  delay: smallint('delay').notNull(),
  heldAt: utcTime('held_at'),
  hidesAll: boolean('hides_all').notNull(),
  hiddenClubs: integer('hidden_clubs').array().notNull(),
});

export const alertGames = pgTable('alert_games', {
  gamePk: integer('game_pk').primaryKey(),
  since: utcTime('since').notNull(),
  readAt: utcTime('read_at').notNull(),
  seen: jsonb('seen').notNull(),
});

export const alertMoments = pgTable('alert_moments', {
  key: text('key').primaryKey(),
  gamePk: integer('game_pk'),
  kind: text('kind').notNull(),
  cause: text('cause').notNull(),
  priority: smallint('priority').notNull(),
  pickClub: integer('pick_club'),
  pickDate: date('pick_date'),
  clubId: integer('club_id'),
  playerId: integer('player_id'),
  awayId: integer('away_id'),
  homeId: integer('home_id'),
  game: text('game').notNull(),
  isUnusual: boolean('is_unusual').notNull(),
  sentence: text('sentence').notNull(),
  plainSentence: text('plain_sentence').notNull(),
  happenedAt: utcTime('happened_at'),
  arrivedAt: utcTime('arrived_at').notNull(),
});

export const alerts = pgTable(
  'alerts',
  {
    userId: integer('user_id').notNull(),
    momentKey: text('moment_key').notNull(),
    arrivedAt: utcTime('arrived_at').notNull(),
    dueAt: utcTime('due_at').notNull(),
    state: text('state', { enum: alertStates }).notNull(),
    reason: text('reason', { enum: heldBackReasons }),
    text: text('text'),
    decidedAt: utcTime('decided_at'),
    summedAt: utcTime('summed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.momentKey] })],
);

import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTime } from '#platform/db/column-types.ts';
import { contestKinds } from './rules/table-shapes.ts';

export const contests = pgTable(
  'contests',
  {
    kind: text('kind', { enum: contestKinds }).notNull(),
    season: integer('season').notNull(),
    closesAt: utcTime('closes_at').notNull(),
    field: jsonb('field').$type<object>().notNull(),
    results: jsonb('results').$type<object>(),
    isFinal: boolean('is_final').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.kind, table.season] })],
);

export const seasonPredictions = pgTable(
  'season_predictions',
  {
    userId: integer('user_id').notNull(),
    kind: text('kind', { enum: contestKinds }).notNull(),
    season: integer('season').notNull(),
    prediction: jsonb('prediction').$type<object>().notNull(),
    madeAt: utcTime('made_at').notNull(),
    changedAt: utcTime('changed_at').notNull(),
    score: integer('score'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.season, table.userId] })],
);

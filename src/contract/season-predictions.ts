import { z } from 'zod';
import {
  tableFieldSchema,
  tablePredictionSchema,
  tableResultsSchema,
} from '#domain/season-predictions/table-shapes.ts';
import type { Endpoint } from './api/endpoint.ts';
import { onDemandRoutes } from './api/on-demand-routes.ts';
import { routes } from './api/routes.ts';
import { seasonIdSchema } from './seasons.ts';

/** A season's predictions of one kind. `closesAt`: epoch ms; until then predictions can be changed, and others do not see them */
const contestSchema = z.object({
  season: z.string(),
  closesAt: z.number(),
  isOpen: z.boolean(),
  /** the champion is known: the results do not change any more */
  isFinal: z.boolean(),
});

export const tableContestSchema = contestSchema.extend({
  field: tableFieldSchema,
  /** null before the first game */
  results: tableResultsSchema.nullable(),
});

/** `savedAt`: epoch ms, of the last change */
const savedTableSchema = z.object({ prediction: tablePredictionSchema, savedAt: z.number() });

export const tablePageSchema = z.object({
  /** seasons with predictions, newest first */
  seasons: z.array(z.string()),
  /** null before predictions have opened for the first time */
  contest: tableContestSchema.nullable(),
  /** the signed-in user's prediction; null if there is none */
  own: savedTableSchema.nullable(),
});

const seasonQuery = z.object({
  /** default: the newest season with predictions */
  season: seasonIdSchema.optional(),
});

export const predictedTable = {
  ...routes.predictedTable,
  summary: 'What can be predicted of the table of a season, its results so far, and the user’s own prediction',
  isPrivate: 'with-session',
  allowsKeys: true,
  query: seasonQuery,
  response: tablePageSchema,
} satisfies Endpoint;

export const predictTable = {
  ...onDemandRoutes.predictTable,
  summary: 'Saves the user’s prediction of a table, until its deadline. 409 after it, 404 for an unknown season',
  access: 'signed-in',
  body: z.strictObject({ season: seasonIdSchema, prediction: tablePredictionSchema }),
  response: savedTableSchema,
} satisfies Endpoint;

export type TableContest = z.infer<typeof tableContestSchema>;
export type TablePage = z.infer<typeof tablePageSchema>;
export type SavedTable = z.infer<typeof savedTableSchema>;

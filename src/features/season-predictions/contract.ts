import { z } from 'zod';
import { usernameParams } from '#features/accounts/contract/session.ts';
import { boardPartSchema, boardPlaceSchema } from '#features/leaderboard/contract.ts';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { bracketFieldSchema, bracketPredictionSchema, bracketResultsSchema } from './rules/bracket-shapes.ts';
import { contestKinds, tableFieldSchema, tablePredictionSchema, tableResultsSchema } from './rules/table-shapes.ts';

/** A season's predictions of one kind. `closesAt`: epoch ms; until then predictions can be changed, and others do not see them */
const contestSchema = z.object({
  season: z.string(),
  closesAt: z.number(),
  isOpen: z.boolean(),
  /** the champion is known: the results do not change any more */
  isFinal: z.boolean(),
});

const tableContestSchema = contestSchema.extend({
  field: tableFieldSchema,
  /** null before the first game */
  results: tableResultsSchema.nullable(),
});

const bracketContestSchema = contestSchema.extend({ field: bracketFieldSchema, results: bracketResultsSchema });

/** A page with a contest and a saved prediction of it. */
function pageSchema<C extends z.ZodType, P extends z.ZodType>(contest: C, prediction: P) {
  /** `savedAt`: epoch ms, of the last change */
  const saved = z.object({ prediction, savedAt: z.number() });
  return z.object({
    /** seasons with predictions, newest first */
    seasons: z.array(z.string()),
    /** null before predictions have opened for the first time */
    contest: contest.nullable(),
    /** the signed-in user's prediction; null if there is none */
    own: saved.nullable(),
    /** the public prediction of the requested user */
    shown: saved.extend({ username: z.string() }).nullable(),
  });
}

export const tablePageSchema = pageSchema(tableContestSchema, tablePredictionSchema);
export const bracketPageSchema = pageSchema(bracketContestSchema, bracketPredictionSchema);

const seasonQuery = z.object({
  /** default: the newest season with predictions */
  season: seasonIdSchema.optional(),
});

/** `username`: also reads this user's prediction. 404 before the deadline and for a user who is not on the board */
const pageQuery = seasonQuery.extend({ username: usernameParams.shape.username.optional() });

const boardRowSchema = z.object({
  /** shared by equal scores: 1, 2, 2, 4 */
  rank: z.number().int(),
  username: z.string(),
  /** number of a profile picture, '7' for p7 */
  profilePic: z.string(),
  score: z.number().int(),
  /** exact places of the table, or series of the bracket */
  correct: z.number().int(),
  /** short name of the predicted champion */
  champion: z.string(),
});

export const seasonBoardSchema = boardPartSchema.omit({ replayed: true }).extend({
  seasons: z.array(z.string()),
  /** null before predictions have opened for the first time */
  contest: contestSchema.nullable(),
  /** empty until the deadline */
  rows: z.array(boardRowSchema),
  /** the signed-in user's own row; null if not signed in or not on this board */
  own: boardRowSchema.nullable(),
  /** a player with one fixed rule, without a rank; null before the first points */
  house: z
    .object({ name: z.string(), rule: z.string(), score: z.number().int(), correct: z.number().int() })
    .nullable(),
});

export const predictedTable = endpoint('GET /api/season-predictions/table', {
  results: { topic: 'standings', changes: 'at finals' },
  summary: 'What can be predicted of the table of a season, its results so far, and the user’s own prediction',
  isPrivate: 'with-session',
  allowsKeys: true,
  query: pageQuery,
  response: tablePageSchema,
});

export const predictTable = endpoint('POST /api/season-predictions/table', {
  results: 'none',
  summary: 'Saves the user’s prediction of a table, until its deadline. 409 after it, 404 for an unknown season',
  access: 'signed-in',
  body: z.strictObject({ season: seasonIdSchema, prediction: tablePredictionSchema }),
  response: tablePageSchema.shape.own.unwrap(),
});

export const predictedBracket = endpoint('GET /api/season-predictions/bracket', {
  results: { topic: 'postseason', changes: 'at finals' },
  summary: 'The postseason series of a season to predict, the decided ones, and the user’s own prediction',
  isPrivate: 'with-session',
  allowsKeys: true,
  query: pageQuery,
  response: bracketPageSchema,
});

export const predictBracket = endpoint('POST /api/season-predictions/bracket', {
  results: 'none',
  summary: 'Saves the user’s bracket, until the first lock of the postseason. 409 after it, 404 for an unknown season',
  access: 'signed-in',
  body: z.strictObject({ season: seasonIdSchema, prediction: bracketPredictionSchema }),
  response: bracketPageSchema.shape.own.unwrap(),
});

export const seasonBoard = endpoint('GET /api/season-predictions/:kind/board', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'A page of the board of a season’s predictions, after their deadline',
  isPrivate: 'with-session',
  allowsKeys: true,
  params: z.object({ kind: z.enum(contestKinds) }),
  query: boardPlaceSchema.extend(seasonQuery.shape),
  response: seasonBoardSchema,
});

export type Contest = z.infer<typeof contestSchema>;
export type TableContest = z.infer<typeof tableContestSchema>;
export type TablePage = z.infer<typeof tablePageSchema>;
export type SavedTable = NonNullable<TablePage['own']>;
export type BracketContest = z.infer<typeof bracketContestSchema>;
export type BracketPage = z.infer<typeof bracketPageSchema>;
export type SavedBracket = NonNullable<BracketPage['own']>;
export type SeasonBoard = z.infer<typeof seasonBoardSchema>;
export type SeasonBoardRow = z.infer<typeof boardRowSchema>;

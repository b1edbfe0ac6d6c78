import { z } from 'zod';
import { rounds } from '#rules/baseball/series.ts';
import { clubIdSchema, seasonClubSchema } from './table-shapes.ts';

const roundSchema = z.enum(rounds);

/** A place of a series: a seeded club, or the winner of an earlier series. */
const fieldSideSchema = z.object({
  club: seasonClubSchema.nullable(),
  /** 1 to 6; null with `winnerOf` */
  seed: z.number().int().nullable(),
  /** the id of the earlier series */
  winnerOf: z.string().nullable(),
});

/** The series of a postseason, the earlier rounds first: what a prediction of the bracket decides. */
export const bracketFieldSchema = z.object({
  series: z.array(
    z.object({
      /** round and number: 'division1' */
      id: z.string(),
      round: roundSchema,
      league: z.enum(['AL', 'NL']).nullable(),
      /** 'AL Division Series' */
      name: z.string(),
      sides: z.tuple([fieldSideSchema, fieldSideSchema]),
    }),
  ),
});

/** A prediction of the bracket: the winner of each series. */
export const bracketPredictionSchema = z.strictObject({
  winners: z.array(z.strictObject({ series: z.string().max(20), clubId: clubIdSchema })).max(20),
});

/** The series that are decided. */
export const bracketResultsSchema = z.object({
  winners: z.array(z.object({ series: z.string(), round: roundSchema, clubId: z.number().int() })),
});

export type BracketField = z.infer<typeof bracketFieldSchema>;
export type BracketPrediction = z.infer<typeof bracketPredictionSchema>;
export type BracketResults = z.infer<typeof bracketResultsSchema>;

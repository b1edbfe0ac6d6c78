import { z } from 'zod';

/** Graded picks of a kind. Only those with a forecast can be compared with it: the `judged` ones. */
const pickLineSchema = z.object({
  picks: z.number().int(),
  correct: z.number().int(),
  /** picks with a forecast, and those of them that were correct */
  judged: z.number().int(),
  judgedCorrect: z.number().int(),
  /** correct ones among the judged, by the forecast: the sum of its probabilities of the picked clubs */
  expected: z.number(),
});

export const pickBiasSchema = z.object({
  all: pickLineSchema,
  home: pickLineSchema,
  away: pickLineSchema,
  /** picked games in which the forecast favored the home club */
  homeFavorites: z.number().int(),
  favorites: pickLineSchema,
  underdogs: pickLineSchema,
  /** every club with a picked game */
  clubs: z.array(
    z.object({
      teamId: z.number().int(),
      picked: pickLineSchema,
      against: pickLineSchema,
      /** picked games of the club with a forecast, and those of them in which it favored the club */
      judged: z.number().int(),
      favored: z.number().int(),
    }),
  ),
});

const recordSchema = z.object({ place: z.number().int(), wins: z.number().int(), losses: z.number().int() });

/** A club's place in its division if every pick of a user had come true, and the real one. */
export const imaginedRecordSchema = recordSchema.extend({ teamId: z.number().int(), real: recordSchema });

export type PickLine = z.infer<typeof pickLineSchema>;
export type PickBias = z.infer<typeof pickBiasSchema>;
export type ImaginedRecord = z.infer<typeof imaginedRecordSchema>;

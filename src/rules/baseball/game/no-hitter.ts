import { z } from 'zod';
import { sideSchema } from './side.ts';

/** A club that has allowed no hit, from the sixth inning on, in progress or over. */
export const noHitterSchema = z.object({
  /** the club in the field */
  side: sideSchema,
  /** it has allowed no runner at all */
  isPerfect: z.boolean(),
});

export type NoHitter = z.infer<typeof noHitterSchema>;

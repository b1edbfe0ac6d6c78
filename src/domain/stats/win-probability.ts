import { z } from 'zod';

/** The league's own estimate after each plate appearance, in percent of the home club's chances. */
export const winProbabilitySchema = z.object({
  /** 0-based through the game */
  index: z.number().int(),
  inning: z.number().int().nullable(),
  home: z.number(),
  /** what the plate appearance added to the home club's chances */
  added: z.number().nullable(),
  leverage: z.number().nullable(),
});

export type WinProbability = z.infer<typeof winProbabilitySchema>;

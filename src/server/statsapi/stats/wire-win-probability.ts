import { z } from 'zod';
import { maybe, number, rows, whole } from '../wire/tolerant.ts';

const wireWinProbability = z.object({
  homeTeamWinProbability: z.number(),
  homeTeamWinProbabilityAdded: number,
  leverageIndex: number,
  atBatIndex: whole,
  about: maybe(z.object({ atBatIndex: whole, inning: whole })),
});

export const wireWinProbabilities = rows(wireWinProbability);

export type WireWinProbability = z.infer<typeof wireWinProbability>;

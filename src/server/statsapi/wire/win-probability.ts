import { z } from 'zod';
import { maybe, number, rows } from './tolerant.ts';

const wireWinProbability = z.object({
  homeTeamWinProbability: z.number(),
  homeTeamWinProbabilityAdded: number,
  leverageIndex: number,
  atBatIndex: number,
  about: maybe(z.object({ atBatIndex: number, inning: number })),
});

export const wireWinProbabilities = rows(wireWinProbability);

export type WireWinProbability = z.infer<typeof wireWinProbability>;

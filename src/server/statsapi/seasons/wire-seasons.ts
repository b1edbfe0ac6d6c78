import { z } from 'zod';
import { rows, text } from '../wire/tolerant.ts';

const wireSeason = z.object({
  seasonId: z.string(),
  springStartDate: text,
  regularSeasonStartDate: text,
  regularSeasonEndDate: text,
  postSeasonStartDate: text,
  seasonEndDate: text,
});

export const wireSeasons = z.object({ seasons: rows(wireSeason) });

export type WireSeason = z.infer<typeof wireSeason>;

import { z } from 'zod';
import { day, requiredText, rows } from '../wire/tolerant.ts';

const wireSeason = z.object({
  seasonId: requiredText,
  springStartDate: day,
  regularSeasonStartDate: day,
  regularSeasonEndDate: day,
  postSeasonStartDate: day,
  seasonEndDate: day,
});

export const wireSeasons = z.object({ seasons: rows(wireSeason, 500) });

export type WireSeason = z.infer<typeof wireSeason>;

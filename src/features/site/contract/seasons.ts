import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';

/** A season in a URL: '2025'. */
export const seasonIdSchema = z.string().regex(/^(?:18|19|20)\d{2}$/, { error: 'must be a year such as 2025' });

const seasonsSchema = z.object({
  /** the season in progress, or the last one between seasons */
  newest: z.string(),
  /** every season with figures of players, newest first */
  seasons: z.array(z.string()),
  /** those whose games, standings and rosters are known too */
  played: z.array(z.string()),
});

export const seasons = endpoint('GET /api/seasons', {
  results: 'none',
  summary: 'The seasons with data, newest first',
  response: seasonsSchema,
  maxAge: 60,
});

import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { levelSchema } from '#platform/api/input-schemas.ts';

export const worthWatching = endpoint('GET /api/games/worth-watching', {
  results: 'shown',
  summary: 'The live games of today, the most worth watching first, with the reason in words',
  query: z.object({
    level: levelSchema.default(1),
    /** asks which game is worth a look among those whose scores the viewer hides */
    look: z.literal('1').optional(),
  }),
  response: z.object({
    games: z.array(
      z.object({
        gamePk: z.number().int(),
        /** the leverage of the plate appearance (1 is average) with what else is at stake; from 2 on, a page names the game */
        worth: z.number(),
        /** 'bases loaded, one out, tied in the ninth' */
        reason: z.string(),
      }),
    ),
    /** the hidden game that was worth the most at the last half hour; null if that was not asked, and with fewer than two in progress */
    look: z.number().int().nullable(),
  }),
  maxAge: 2,
});

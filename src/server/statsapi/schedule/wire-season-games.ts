import { z } from 'zod';
import { optional, optionalRows, rows, text, integer } from '../wire/tolerant.ts';

const wireSide = z.object({ team: z.object({ id: z.int() }), score: integer });

/** The schedule of a whole season, with only the fields that standings need. */
export const wireSeasonGames = z.object({
  dates: rows(
    z.object({
      date: z.string(),
      games: optionalRows(
        z.object({
          gamePk: z.int(),
          gameType: text,
          status: optional(z.object({ abstractGameState: text, detailedState: text, statusCode: text })),
          teams: z.object({ away: wireSide, home: wireSide }),
        }),
      ),
    }),
  ),
});

export type WireSeasonGame = z.infer<typeof wireSeasonGames>['dates'][number]['games'][number];

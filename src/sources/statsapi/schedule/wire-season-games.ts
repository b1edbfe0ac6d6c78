import { z } from 'zod';
import { id, runs } from '../wire/baseball-bounds.ts';
import { optional, optionalRows, requiredDay, rows, text } from '../wire/tolerant.ts';

const wireSide = z.object({ team: z.object({ id }), score: runs });

/** The schedule of a whole season, with only the fields that standings need. */
export const wireSeasonGames = z.object({
  dates: rows(
    z.object({
      date: requiredDay,
      games: optionalRows(
        z.object({
          gamePk: id,
          gameType: text,
          status: optional(z.object({ abstractGameState: text, detailedState: text, statusCode: text })),
          teams: z.object({ away: wireSide, home: wireSide }),
        }),
        1000,
      ),
    }),
    400,
  ),
});

export type WireSeasonGame = z.infer<typeof wireSeasonGames>['dates'][number]['games'][number];

import { z } from 'zod';
import { recordSchema } from '#domain/game/model.ts';
import { standingSchema } from './standings.ts';

/** A club's line as a table shows it, with what we worked out ourselves. */
export const clubLineSchema = standingSchema
  .pick({
    wins: true,
    losses: true,
    percentage: true,
    streak: true,
    runsScored: true,
    runsAllowed: true,
    runDifferential: true,
    home: true,
    away: true,
    lastTen: true,
    clinched: true,
  })
  .extend({
    team: standingSchema.shape.team.omit({ record: true }),
    /** behind the first of the table, in a wild card behind the last who would play on; negative: ahead */
    gamesBehind: z.number(),
    /** what the runs speak for */
    expected: recordSchema.nullable(),
    /** wins of its own and losses of others until the club has a place for certain, 0: it has; null for those without one */
    magicNumber: z.number().int().nullable(),
    /** losses of its own and wins of others until the club is out, 0: it is; null for those with a place */
    eliminationNumber: z.number().int().nullable(),
  });

/** A division, a league without divisions, or a wild card; its lines best first. */
export const standingsTableSchema = z.object({
  kind: z.enum(['division', 'wildCard', 'league']),
  leagueId: z.number().int().nullable(),
  divisionId: z.number().int().nullable(),
  /** 'American League East', 'Wild Card' … */
  name: z.string(),
  /** 'American League'; null where it is not known */
  leagueName: z.string().nullable(),
  /** how many of them play on: the first of a division, the best of a wild card */
  places: z.number().int(),
  lines: z.array(clubLineSchema),
});

export type ClubLine = z.infer<typeof clubLineSchema>;
export type StandingsTable = z.infer<typeof standingsTableSchema>;

import { z } from 'zod';
import { recordSchema } from '../game/model.ts';
import { standingSchema, standingsGroupSchema } from './standings-group.ts';

/** A club's line in a table, with figures computed from the results. */
const clubLineSchema = standingSchema.omit({ team: true, wildCardRank: true }).extend({
  team: standingSchema.shape.team.omit({ record: true }),
  /** behind the leader of the table; in a wild card, behind the last club with a place; negative: ahead. Null if the places are not known */
  gamesBehind: z.number().nullable(),
  /** the record expected from runs scored and allowed */
  expected: recordSchema.nullable(),
  /** 0: the club has secured a place; null for a club outside the places */
  magicNumber: z.number().int().nullable(),
  /** 0: the club is eliminated; null for a club with a place */
  eliminationNumber: z.number().int().nullable(),
  /** in the postseason if the season ended now, in the format since 2022; null for a club without a place */
  seed: z.number().int().nullable(),
});

/** A division, a league without divisions, or a wild card; its lines best first. */
export const standingsTableSchema = standingsGroupSchema.omit({ standings: true }).extend({
  /** 'American League'; null if unknown */
  leagueName: z.string().nullable(),
  /** the number of postseason places: 1 in a division, several in a wild card */
  places: z.number().int(),
  lines: z.array(clubLineSchema),
});

export type ClubLine = z.infer<typeof clubLineSchema>;
export type StandingsTable = z.infer<typeof standingsTableSchema>;

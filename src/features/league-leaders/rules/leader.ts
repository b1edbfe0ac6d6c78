import { z } from 'zod';
import { namedSchema } from '#rules/baseball/named.ts';

export const leaderSchema = z.object({
  /** equal values have the same rank */
  rank: z.number().int(),
  /** in the upstream's format: '54', '.322' */
  value: z.string(),
  person: namedSchema,
  team: namedSchema.nullable(),
  league: namedSchema.nullable(),
});

export type Leader = z.infer<typeof leaderSchema>;

/** The line of a player in a season or a part of it. */
export const playerLineSchema = z.object({
  player: namedSchema,
  teamId: z.number().int().nullable(),
  /** the Stats API's number of the league */
  leagueId: z.number().int().nullable(),
  position: z.string().nullable(),
  age: z.number().int().nullable(),
  /** in the order of `statColumns` of the group */
  figures: z.array(z.string().nullable()),
});

export type PlayerLine = z.infer<typeof playerLineSchema>;

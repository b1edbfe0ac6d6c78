import { z } from 'zod';
import { namedSchema } from '#rules/baseball/game/model.ts';
import { mlbLeagues } from '#rules/baseball/teams/mlb-leagues.ts';

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
  /** of a line of fielding, the position of the line */
  position: z.string().nullable(),
  age: z.number().int().nullable(),
  /** in the order of `statColumns` of the group */
  figures: z.array(z.string().nullable()),
});

const lineFigures = z.array(z.string().nullable());

/** The lines of all clubs in a season or a part of it; the figures are in the order of `clubColumns` of the group. */
export const clubLinesSchema = z.object({
  clubs: z.array(
    z.object({
      teamId: z.number().int(),
      /** the Stats API's number of the league */
      leagueId: z.number().int().nullable(),
      figures: lineFigures,
    }),
  ),
  /** what a club has on average: in both leagues (null), then in each */
  averages: z.array(z.object({ league: z.enum(mlbLeagues.map(({ id }) => id)).nullable(), figures: lineFigures })),
});

export type ClubLines = z.infer<typeof clubLinesSchema>;
export type PlayerLine = z.infer<typeof playerLineSchema>;

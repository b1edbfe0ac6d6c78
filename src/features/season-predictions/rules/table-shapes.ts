import { z } from 'zod';
import { teamSchema } from '#rules/baseball/game/model.ts';

/** The two predictions of a season: the final table, and the bracket of the postseason. */
export const contestKinds = ['table', 'bracket'] as const;
export type ContestKind = (typeof contestKinds)[number];

/** The largest PostgreSQL integer. */
const largestId = 2_147_483_647;
export const clubIdSchema = z.number({ error: 'must be the number of a club' }).int().positive().max(largestId);

export const seasonClubSchema = teamSchema.omit({ record: true });

/** The clubs of each division: what a prediction of the table orders. */
export const tableFieldSchema = z.object({
  divisions: z.array(
    z.object({
      divisionId: z.number().int(),
      leagueId: z.number().int(),
      /** 'American League East' */
      name: z.string(),
      /** in the order in which a new prediction starts */
      clubs: z.array(seasonClubSchema),
    }),
  ),
});

const orderedDivisionSchema = z.strictObject({
  divisionId: clubIdSchema,
  /** best first */
  clubs: z.array(clubIdSchema).max(20),
});

/** A prediction of the table. The predicted postseason clubs are the first ones of the divisions and the wild cards. */
export const tablePredictionSchema = z.strictObject({
  divisions: z.array(orderedDivisionSchema).max(20),
  /** three clubs of each league */
  wildCards: z.array(clubIdSchema).max(20),
  champion: clubIdSchema,
});

/** The results of a season so far, or at its end. */
export const tableResultsSchema = z.object({
  divisions: z.array(z.object({ divisionId: z.number().int(), clubs: z.array(z.number().int()) })),
  /** the clubs of the postseason; during the season those that would play it now */
  postseason: z.array(z.number().int()),
  /** null until the World Series is decided */
  champion: z.number().int().nullable(),
});

export type SeasonClub = z.infer<typeof seasonClubSchema>;
export type TableField = z.infer<typeof tableFieldSchema>;
export type TablePrediction = z.infer<typeof tablePredictionSchema>;
export type TableResults = z.infer<typeof tableResultsSchema>;

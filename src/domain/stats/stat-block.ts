import { z } from 'zod';

const namedSchema = z.object({ id: z.number().int(), name: z.string() });

/** Figures by the league's names for them, as it writes them: 'homeRuns' → '41', 'avg' → '.280', 'era' → '-.--'. */
export const figuresSchema = z.record(z.string(), z.string());

/** One line of statistics: a season, a career, a game, a player of many … Whatever does not apply is null. */
export const statSplitSchema = z.object({
  season: z.string().nullable(),
  /** YYYY-MM-DD, of a game's line */
  date: z.string().nullable(),
  player: namedSchema.nullable(),
  team: namedSchema.nullable(),
  opponent: namedSchema.nullable(),
  league: namedSchema.nullable(),
  /** with how many clubs the figures of a total were made; null for one club's own line */
  teams: z.number().int().nullable(),
  /** 'R' regular season, 'S' spring, 'P' postseason … */
  gameType: z.string().nullable(),
  /** 'SS', of a fielder's line */
  position: z.string().nullable(),
  /** number of the level of play, as in `levels` */
  level: z.number().int().nullable(),
  /** of a game's line */
  gamePk: z.number().int().nullable(),
  isHome: z.boolean().nullable(),
  isWin: z.boolean().nullable(),
  rank: z.number().int().nullable(),
  figures: figuresSchema,
});

export const statBlockSchema = z.object({
  /** 'career', 'yearByYear', 'gameLog', 'rankingsByYear' … */
  type: z.string(),
  /** 'hitting', 'pitching', 'fielding' …; empty where the league names none */
  group: z.string(),
  splits: z.array(statSplitSchema),
});

export type Figures = z.infer<typeof figuresSchema>;
export type StatSplit = z.infer<typeof statSplitSchema>;
export type StatBlock = z.infer<typeof statBlockSchema>;

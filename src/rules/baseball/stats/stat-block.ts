import { z } from 'zod';
import { namedSchema } from '../game/model.ts';

/** Figures with the upstream's names and formats: 'homeRuns' → '41', 'avg' → '.280', 'era' → '-.--'. */
export const figuresSchema = z.record(z.string(), z.string());

/** One line of statistics: a season, a career, a game, a player in a list … Fields that do not apply are null. */
const statSplitSchema = z.object({
  season: z.string().nullable(),
  /** YYYY-MM-DD; game lines only */
  date: z.string().nullable(),
  player: namedSchema.nullable(),
  team: namedSchema.nullable(),
  opponent: namedSchema.nullable(),
  league: namedSchema.nullable(),
  /** the number of clubs in a total; null for the line of one club */
  teams: z.number().int().nullable(),
  /** 'R' regular season, 'S' spring, 'P' postseason … */
  gameType: z.string().nullable(),
  /** 'SS'; fielding lines only */
  position: z.string().nullable(),
  /** id of the level of play, see `levels` */
  level: z.number().int().nullable(),
  /** game lines only */
  gamePk: z.number().int().nullable(),
  isHome: z.boolean().nullable(),
  isWin: z.boolean().nullable(),
  /** code of the situation, splits only: 'vl' against left-handers, 'risp' with a runner in scoring position */
  situation: z.string().nullable(),
  figures: figuresSchema,
});

export const statBlockSchema = z.object({
  /** 'career', 'yearByYear', 'gameLog', 'rankingsByYear' … */
  type: z.string(),
  /** 'hitting', 'pitching', 'fielding' …; empty if the upstream has none */
  group: z.string(),
  splits: z.array(statSplitSchema),
});

export type Figures = z.infer<typeof figuresSchema>;
export type StatSplit = z.infer<typeof statSplitSchema>;
export type StatBlock = z.infer<typeof statBlockSchema>;

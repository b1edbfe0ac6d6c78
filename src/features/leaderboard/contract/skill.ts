import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { boardPartSchema, boardPlaceSchema } from './leaderboard.ts';
import { seasonIdSchema } from '#features/site/contract/seasons.ts';
import { housePlayerIds } from '../rules/house-record.ts';

/** Shares are from -1 to 1: 0.02 is two correct picks in a hundred more than the crowd. */
export const skillFiguresSchema = z.object({
  /** correct picks above the crowd's per pick, drawn to zero while there are few; rounded to four decimals */
  skill: z.number(),
  /** the 95% interval */
  low: z.number(),
  high: z.number(),
  /** graded picks of games that at least twenty others picked */
  picks: z.number().int(),
  isSettled: z.boolean(),
});

const skillRowSchema = z.object({
  /** shared by equal skill; null before 200 picks that count */
  rank: z.number().int().nullable(),
  username: z.string(),
  /** number of a profile picture, '7' for p7 */
  profilePic: z.string(),
  ...skillFiguresSchema.shape,
});

export const skillBoardSchema = boardPartSchema.extend({
  /** a year; null for all seasons together */
  season: z.string().nullable(),
  /** years with a board, newest first */
  seasons: z.array(z.string()),
  rows: z.array(skillRowSchema),
  /** the signed-in user's own row, also without a rank; null if not signed in or without a pick that counts */
  own: skillRowSchema.nullable(),
});

export const skillBoard = endpoint('GET /api/leaderboard/skill', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'A page of the leaderboard of skill: correct picks above the crowd’s, with their 95% interval',
  isPrivate: 'with-session',
  allowsKeys: true,
  query: boardPlaceSchema.extend({
    /** default: the season of the newest graded game */
    season: z.union([z.literal('all'), seasonIdSchema]).optional(),
  }),
  response: skillBoardSchema,
});

export type SkillFigures = z.infer<typeof skillFiguresSchema>;
export type SkillRow = z.infer<typeof skillRowSchema>;
export type SkillBoard = z.infer<typeof skillBoardSchema>;

/** A player that the program computes by a fixed rule: its picks of the major-league games of a season, which are not ranked. */
const housePlayerSchema = z.object({
  id: z.enum(housePlayerIds),
  name: z.string(),
  rule: z.string(),
  correct: z.number().int(),
  wrong: z.number().int(),
  totalScore: z.number().int(),
  longestStreak: z.number().int(),
  /** correct picks above the crowd's per pick, -1 to 1; null before the first pick that counts */
  skill: z.number().nullable(),
});

export const housePlayersSchema = z.object({
  /** a year; null before the first graded game */
  season: z.string().nullable(),
  players: z.array(housePlayerSchema),
});

export const housePlayers = endpoint('GET /api/house-players', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The house players with their rules and their records of the season, without ranks',
  response: housePlayersSchema,
  maxAge: 60,
});

export type HousePlayers = z.infer<typeof housePlayersSchema>;
export type HousePlayer = HousePlayers['players'][number];

import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { textSchema } from '#platform/api/input-schemas.ts';
import { leaderboardEntrySchema } from '#rules/picks/leaderboard-entry.ts';
import { periodSchema } from '#rules/picks/period.ts';
import { housePlayerIds } from './rules/house-players.ts';

/** `totalScore` and the guesses are those of the period; streaks are current and continue across its start. */
const leaderboardRowSchema = leaderboardEntrySchema.extend({
  /** shared by equal scores: 1, 2, 2, 4; null while results are counted */
  rank: z.number().int().nullable(),
  /**
   * places gained (positive) or lost since the last week ended, on the season's board; null if the user was not on it, and while results
   * are counted
   */
  movement: z.number().int().nullable(),
});

/** The part of a board in a response, without its rows. */
export const boardPartSchema = z.object({
  /** share (0 to 1) of the past days whose picks by simulated users are counted, after a first start; null when all are */
  replayed: z.number().min(0).max(1).nullable(),
  /** users with a rank on this board */
  total: z.number().int(),
  /** pass as `before` or `after`; null at either end */
  previous: z.string().nullable(),
  next: z.string().nullable(),
});

/** The first users of the week before the current one. */
const podiumSchema = z.object({
  /** the Monday of the week, YYYY-MM-DD */
  monday: z.string(),
  rows: z.array(
    z.object({ rank: z.number().int(), username: z.string(), profilePic: z.string(), totalScore: z.number().int() }),
  ),
});

const cursor = textSchema(200).optional();

/** After or before a cursor of a response, or around a user; without these, and for a user who is not on the board, its top. */
export const boardPlaceSchema = z.object({ after: cursor, before: cursor, around: textSchema(60).optional() });

export const leaderboardPageSchema = boardPartSchema.extend({
  period: periodSchema,
  /** first day of the period, YYYY-MM-DD; null for the season */
  since: z.string().nullable(),
  /** whether a game has ended whose picks are not all graded: then the order is not final, and no row has a rank */
  isCounting: z.boolean(),
  rows: z.array(leaderboardRowSchema),
  /** the signed-in user's own row; null if not signed in or not on this board */
  own: leaderboardRowSchema.nullable(),
  /** the own row with up to three rows above and below it, if it is not among `rows`; else empty */
  neighbors: z.array(leaderboardRowSchema),
  /** on the week's board; null without a graded pick in the week before, and while results are counted */
  lastWeek: podiumSchema.nullable(),
});

export const leaderboard = endpoint('GET /api/leaderboard', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The first hundred users by total bases of all time',
  response: z.array(leaderboardEntrySchema),
});

export const leaderboardPage = endpoint('GET /api/leaderboard/page', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'A page of the leaderboard: from the top, after or before a cursor, or around a user',
  isPrivate: 'with-session',
  allowsKeys: true,
  query: boardPlaceSchema.extend({
    /**
     * default: the season; at the top the week, for a signed-in user without a graded pick of an earlier week
     */
    period: periodSchema.optional(),
  }),
  response: leaderboardPageSchema,
});

export type LeaderboardRow = z.infer<typeof leaderboardRowSchema>;
export type BoardPlace = z.infer<typeof boardPlaceSchema>;
export type Podium = z.infer<typeof podiumSchema>;
export type LeaderboardPage = z.infer<typeof leaderboardPageSchema>;

const fanBaseSchema = z.object({
  /** shared by equal averages; null with too few members */
  rank: z.number().int().nullable(),
  teamId: z.number().int(),
  name: z.string(),
  /** users with a graded pick in the period */
  members: z.number().int(),
  /** total bases of the period per member, in hundredths */
  average: z.number().int(),
  correct: z.number().int(),
  wrong: z.number().int(),
});

const ownSchema = z.object({
  /** the club for which the user counts today; null without one */
  teamId: z.number().int().nullable(),
  /** the favorite club if it counts from a later day, and that day (YYYY-MM-DD) */
  next: z.object({ teamId: z.number().int().nullable(), from: z.string() }).nullable(),
});

export const fanBasesSchema = z.object({
  period: periodSchema,
  /** first day of the period, YYYY-MM-DD; null for the season */
  since: z.string().nullable(),
  /** members that a rank needs */
  membersForRank: z.number().int(),
  /** every fan base with a member */
  rows: z.array(fanBaseSchema),
  /** null if not signed in */
  own: ownSchema.nullable(),
});

export const fanBases = endpoint('GET /api/fan-bases', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The fan bases of the clubs by total bases per member, from the favorite clubs of the users',
  isPrivate: 'with-session',
  allowsKeys: true,
  query: z.object({ period: periodSchema.default('season') }),
  response: fanBasesSchema,
});

export type FanBases = z.infer<typeof fanBasesSchema>;
export type FanBaseRow = z.infer<typeof fanBaseSchema>;

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

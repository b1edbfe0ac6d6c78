import { z } from 'zod';
import { textSchema } from '#platform/api/input-schemas.ts';
import { endpoint } from '#platform/api/endpoint.ts';

/** One row. Source of the fields: the product specification. */
export const leaderboardEntrySchema = z.object({
  username: z.string(),
  /** number of a profile picture, '7' for p7 */
  profilePic: z.string(),
  totalScore: z.number().int(),
  longestStreak: z.number().int(),
  currentStreak: z.number().int(),
  totalGuessesCorrect: z.number().int(),
  totalGuessesIncorrect: z.number().int(),
});

/** `season` is that of the newest graded game; `month` and `week` (Monday to Sunday) are current ones, by official date. */
export const periodSchema = z.enum(['season', 'month', 'week']);

/** Periods of the tables of a league: those of the boards, and all seasons together. */
export const spanSchema = z.enum([...periodSchema.options, 'all']);

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

/** After or before a cursor of a response, or around a user; without these the top of the board. */
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

export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;
export type Period = z.infer<typeof periodSchema>;
export type Span = z.infer<typeof spanSchema>;
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

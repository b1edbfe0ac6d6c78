import { z } from 'zod';
import { skillFiguresSchema } from '#features/leaderboard/contract.ts';
import { seasonIdSchema } from '#features/league/contract.ts';
import { confidenceFiguresSchema } from '#features/picks/contract/confidence.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { idSchema, tokenSchema, emptySchema, textOf } from '#platform/api/input-schemas.ts';
import { leaderboardEntrySchema } from '#rules/picks/leaderboard-entry.ts';
import { spanSchema } from '#rules/picks/period.ts';
import { shownCallSchema } from './rules/evening-calls.ts';
import { privateLeagueEventSchema, weekLeadersSchema } from './rules/private-league-weeks.ts';

export const privateLeagueSummarySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  members: z.number().int(),
  /** whether the user may rename the league, remove members, appoint admins and renew the code */
  isAdmin: z.boolean(),
});

/** What each row of a table contains about the member. Every member has a row, also those who joined later. */
const memberSchema = z.object({
  /** shared by equal scores; null without enough graded picks in the period */
  rank: z.number().int().nullable(),
  username: z.string(),
  profilePic: z.string(),
  isAdmin: z.boolean(),
});

const periodShape = {
  period: spanSchema,
  /** first day of the period, YYYY-MM-DD; null for the season and for all seasons */
  since: z.string().nullable(),
};

/** Totals are those of the period; streaks are current and continue across its start. A rank needs one graded pick. */
const scoreTableSchema = z.object({
  board: z.literal('score'),
  ...periodShape,
  rows: z.array(memberSchema.extend(leaderboardEntrySchema.shape)),
});

const figuresShape = {
  ...periodShape,
  /** graded picks that a rank needs in this period */
  picksForRank: z.number().int(),
};

/** Figures of a member are null before the first pick that counts. */
const skillTableSchema = z.object({
  board: z.literal('skill'),
  ...figuresShape,
  /** the year of the period `season`; null for another period, and before the first graded game */
  season: z.string().nullable(),
  /** years with a board, newest first */
  seasons: z.array(z.string()),
  rows: z.array(memberSchema.extend({ figures: skillFiguresSchema.nullable() })),
});

const confidenceTableSchema = z.object({
  board: z.literal('confidence'),
  ...figuresShape,
  rows: z.array(memberSchema.extend({ figures: confidenceFiguresSchema.nullable() })),
});

export const privateLeagueTableSchema = z.discriminatedUnion('board', [
  scoreTableSchema,
  skillTableSchema,
  confidenceTableSchema,
]);

export const privateLeagueSchema = privateLeagueSummarySchema.extend({
  /** the code of the invitation, 7K2M9QX4RT */
  code: z.string(),
  /** since when the user's own feed of the league has a secret URL, ISO 8601 (UTC); null without one */
  feedSince: z.string().nullable(),
  /** a game has ended whose picks are not all graded: no member has a rank until then */
  isCounting: z.boolean(),
  table: privateLeagueTableSchema,
});

const privateLeagueParams = z.object({ leagueId: idSchema });
const memberParams = z.object({ leagueId: idSchema, username: textOf(60) });
const codeSchema = textOf(40);

/** The rule of the server decides about valid names. */
const nameBody = z.object({ name: textOf(200) });

export const privateLeagues = endpoint('GET /api/leagues', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: "The user's private leagues",
  access: 'signed-in',
  allowsKeys: true,
  response: z.object({ leagues: z.array(privateLeagueSummarySchema) }),
});

export const privateLeague = endpoint('GET /api/leagues/:leagueId', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'A private league with the table of its members. 404 for everyone who is not a member',
  access: 'signed-in',
  params: privateLeagueParams,
  query: z.object({
    board: z.enum(['score', 'skill', 'confidence']).default('score'),
    period: spanSchema.default('season'),
    /** of the board of skill, for the period `season`; default: the season of the newest graded game */
    season: seasonIdSchema.optional(),
  }),
  response: privateLeagueSchema,
});

const faceSchema = z.object({ username: z.string(), profilePic: z.string() });

export const leagueInvitation = endpoint('GET /api/leagues/invitation', {
  results: 'none',
  summary: 'The league of an invitation code, for everyone who knows it. 404 if no league has this code',
  isPrivate: true,
  query: z.object({ code: codeSchema }),
  response: privateLeagueSummarySchema.omit({ isAdmin: true }).extend({
    isMember: z.boolean(),
    /** the longest-standing admin; null if hidden */
    owner: faceSchema.nullable(),
    /** the first members, with the owner */
    faces: z.array(faceSchema),
  }),
});

export const leagueEvening = endpoint('GET /api/leagues/:leagueId/evening', {
  results: 'shown',
  summary: "The calls of a league's members of the current evening, each from the lock of its game; one's own always",
  access: 'signed-in',
  params: privateLeagueParams,
  response: z.object({
    /** YYYY-MM-DD */
    date: z.string(),
    games: z.array(
      z.object({
        gamePk: z.number().int(),
        away: z.object({ id: z.number().int(), shortName: z.string() }),
        home: z.object({ id: z.number().int(), shortName: z.string() }),
        /** whether calls can still be made, so that those of others are not shown */
        isOpen: z.boolean(),
      }),
    ),
    /** the viewer first; `calls`: of each game, in the order of `games`; null before its lock */
    members: z.array(faceSchema.extend({ calls: z.array(shownCallSchema.nullable()) })),
    /** members that are not listed */
    others: z.number().int(),
  }),
});

export const leagueWeeks = endpoint('GET /api/leagues/:leagueId/weeks', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'Who won the last week of a league and leads this one, the own record against each other member, and events',
  access: 'signed-in',
  params: privateLeagueParams,
  response: z.object({
    /** a game has ended whose picks are not all graded: no one leads or has won until then */
    isCounting: z.boolean(),
    thisWeek: weekLeadersSchema.nullable(),
    lastWeek: weekLeadersSchema.nullable(),
    /** games of the season that both called differently, won and lost by the user; those with such a game, most games first */
    rivals: z.array(faceSchema.extend({ wins: z.number().int(), losses: z.number().int() })),
    /** newest first */
    events: z.array(privateLeagueEventSchema),
  }),
});

export const createPrivateLeague = endpoint('POST /api/leagues', {
  results: 'none',
  summary: 'Creates a private league, with the user as its admin. 422 if the name violates a rule',
  access: 'signed-in',
  body: nameBody,
  status: 201,
  response: privateLeagueSummarySchema,
});

export const joinPrivateLeague = endpoint('POST /api/leagues/join', {
  results: 'none',
  summary: 'Joins the league of an invitation code. 404 if no league has this code, 422 if it has 500 members',
  access: 'signed-in',
  body: z.object({ code: codeSchema }),
  response: privateLeagueSummarySchema,
});

export const leavePrivateLeague = endpoint('DELETE /api/leagues/:leagueId/membership', {
  results: 'none',
  summary:
    'Leaves a league. After its last admin left, the longest-standing member is admin; after its last member left, it is deleted',
  access: 'signed-in',
  params: privateLeagueParams,
  response: emptySchema,
});

export const renamePrivateLeague = endpoint('PATCH /api/leagues/:leagueId', {
  results: 'none',
  summary: 'Renames a league, by an admin of it',
  access: 'signed-in',
  params: privateLeagueParams,
  body: nameBody,
  response: emptySchema,
});

export const renewLeagueCode = endpoint('POST /api/leagues/:leagueId/code', {
  results: 'none',
  summary: 'Replaces the invitation code of a league, by an admin of it. The old one is invalid from then on',
  access: 'signed-in',
  params: privateLeagueParams,
  response: emptySchema,
});

export const removeLeagueMember = endpoint('DELETE /api/leagues/:leagueId/members/:username', {
  results: 'none',
  summary: 'Removes another member and replaces the invitation code, by an admin of the league',
  access: 'signed-in',
  params: memberParams,
  response: emptySchema,
});

export const appointLeagueAdmin = endpoint('POST /api/leagues/:leagueId/members/:username/admin', {
  results: 'none',
  summary: 'Makes another member an admin of the league, by an admin of it',
  access: 'signed-in',
  params: memberParams,
  response: emptySchema,
});

export const leagueFeed = endpoint('GET /api/league-feeds/:token/weeks.xml', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The tables of the last weeks of a private league as an Atom feed, for those who know its secret URL',
  params: z.object({ token: tokenSchema }),
  isPrivate: true,
  mediaType: 'application/atom+xml',
});

export const renewLeagueFeed = endpoint('POST /api/leagues/:leagueId/feed', {
  results: 'none',
  summary: "Creates a new secret URL for the user's own feed of a league, and ends the old one",
  access: 'signed-in',
  params: privateLeagueParams,
  response: z.object({
    /** the path of the feed, which is not shown again */
    path: z.string(),
  }),
});

export const endLeagueFeed = endpoint('DELETE /api/leagues/:leagueId/feed', {
  results: 'none',
  summary: "Ends the secret URL of the user's own feed of a league",
  access: 'signed-in',
  params: privateLeagueParams,
  response: emptySchema,
});

export type PrivateLeagueSummary = z.infer<typeof privateLeagueSummarySchema>;
export type PrivateLeagueInvitation = z.infer<(typeof leagueInvitation)['response']>;
export type PrivateLeague = z.infer<typeof privateLeagueSchema>;
export type PrivateLeagueEvening = z.infer<(typeof leagueEvening)['response']>;
export type PrivateLeagueWeeks = z.infer<(typeof leagueWeeks)['response']>;
export type PrivateLeagueTable = z.infer<typeof privateLeagueTableSchema>;
export type PrivateLeagueBoard = PrivateLeagueTable['board'];

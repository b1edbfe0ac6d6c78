import { z } from 'zod';
import { userParams, usernameParams } from '#features/accounts/contract/session.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { tokenSchema, idSchema, textSchema, levelSchema, emptySchema } from '#platform/api/input-schemas.ts';
import { periodSchema } from '#rules/picks/period.ts';

/** The look of an embed; without it that of the reader's system. */
const look = z.object({ theme: z.enum(['light', 'dark']).optional() });

export const gameEmbed = endpoint('GET /embed/games/:gamePk', {
  results: 'shown',
  summary: 'The card of a game as a page for frames of other sites',
  params: z.object({ gamePk: idSchema }),
  query: look,
  mediaType: 'text/html',
  maxAge: 30,
});

export const boardEmbed = endpoint('GET /embed/leaderboard', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The first ten of a leaderboard as a page for frames of other sites',
  query: look.extend({ period: periodSchema.default('season') }),
  mediaType: 'text/html',
  maxAge: 60,
});

export const userEmbed = endpoint('GET /embed/users/:username', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The record of a user as a page for frames of other sites; 404 for a hidden user',
  params: usernameParams,
  query: look,
  mediaType: 'text/html',
  maxAge: 60,
});

const pixels = z.coerce.number({ error: 'must be a whole number' }).int().min(1).max(100_000);

/** https://oembed.com, section 2.3 */
export const oEmbedSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.number().int(),
  /** only a user's record has an author */
  author_name: z.string().optional(),
  author_url: z.string().optional(),
  /** left out where it would be larger than `maxwidth` or `maxheight` */
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.number().int().optional(),
  thumbnail_height: z.number().int().optional(),
  html: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export const oEmbed = endpoint('GET /oembed', {
  results: 'none',
  summary:
    'oEmbed: the embed of the page of a game, of the leaderboard or of a user; 404 for another URL, 501 for another format',
  query: z.object({
    url: textSchema(1000),
    format: textSchema(20).default('json'),
    maxwidth: pixels.optional(),
    maxheight: pixels.optional(),
  }),
  response: oEmbedSchema,
  maxAge: 300,
});

export type OEmbed = z.infer<typeof oEmbedSchema>;

export const clubCalendar = endpoint('GET /api/teams/:teamId/games.ics', {
  results: { topic: 'results', changes: 'at finals' },
  summary: 'The games of a club in a year as a calendar (RFC 5545)',
  params: z.object({ teamId: idSchema }),
  query: z.object({ level: levelSchema.default(1) }),
  mediaType: 'text/calendar',
  maxAge: 900,
});

export const pickCalendar = endpoint('GET /api/calendars/:token/picks.ics', {
  results: { topic: 'picks', changes: 'at finals' },
  summary: "A user's own picks as a calendar (RFC 5545), for those who know its secret URL",
  params: z.object({ token: tokenSchema }),
  isPrivate: true,
  mediaType: 'text/calendar',
});

export const calendarUrl = endpoint('GET /api/users/:id/calendar', {
  results: 'none',
  summary: "Whether the calendar of the user's picks has a secret URL, and since when",
  access: 'owner',
  params: userParams,
  response: z.object({
    /** ISO 8601 (UTC); null: no URL */
    createdAt: z.string().nullable(),
  }),
});

export const renewCalendarUrl = endpoint('POST /api/users/:id/calendar', {
  results: 'none',
  summary: "Creates a new secret URL for the calendar of the user's picks, and ends the old one",
  access: 'owner',
  params: userParams,
  response: z.object({
    /** the path of the calendar, which is not shown again */
    path: z.string(),
    createdAt: z.string(),
  }),
});

export const endCalendarUrl = endpoint('DELETE /api/users/:id/calendar', {
  results: 'none',
  summary: "Ends the secret URL of the calendar of the user's picks",
  access: 'owner',
  params: userParams,
  response: emptySchema,
});

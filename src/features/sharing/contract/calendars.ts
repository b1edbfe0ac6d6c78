import { z } from 'zod';
import { emptySchema, userParams } from '#features/accounts/contract/accounts.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { idSchema } from '#platform/api/input-schemas.ts';
import { levelSchema } from '#features/games/contract/games.ts';

/** 32 random bytes as base64url. */
export const tokenSchema = z
  .string({ error: 'must be text' })
  .regex(/^[\w-]{43}$/, { error: 'must be the 43 characters of a secret address' });

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
  summary: "A user's own picks as a calendar (RFC 5545), for those who know its secret address",
  params: z.object({ token: tokenSchema }),
  isPrivate: true,
  mediaType: 'text/calendar',
});

export const calendarAddress = endpoint('GET /api/users/:id/calendar', {
  results: 'none',
  summary: "Whether the calendar of the user's picks has a secret address, and since when",
  access: 'owner',
  params: userParams,
  response: z.object({
    /** ISO 8601 (UTC); null: no address */
    createdAt: z.string().nullable(),
  }),
});

export const renewCalendarAddress = endpoint('POST /api/users/:id/calendar', {
  results: 'none',
  summary: "Creates a new secret address for the calendar of the user's picks, and ends the old one",
  access: 'owner',
  params: userParams,
  response: z.object({
    /** the path of the calendar, which is not shown again */
    path: z.string(),
    createdAt: z.string(),
  }),
});

export const endCalendarAddress = endpoint('DELETE /api/users/:id/calendar', {
  results: 'none',
  summary: "Ends the secret address of the calendar of the user's picks",
  access: 'owner',
  params: userParams,
  response: emptySchema,
});

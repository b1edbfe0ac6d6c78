import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { emptySchema, idSchema, textOf, textSchema } from '#platform/api/input-schemas.ts';
import { leaderboardEntrySchema } from '#rules/picks/leaderboard-entry.ts';

export const offerSchema = z.enum(['club', 'recovery'], { error: 'must be club or recovery' });

/** A user's own record, which only that user can read. It has neither email address nor password. */
export const userSchema = leaderboardEntrySchema.extend({
  id: z.number().int(),
  /** id of a major-league team */
  favorite_team: z.number().int().nullable(),
  /** number of picks, counted by the server */
  totalNumGuesses: z.number().int(),
  /** whether picks can have a confidence */
  usesConfidence: z.boolean(),
  /** what the home page offers: a favorite club after the first pick, or recovery codes from the third visit on */
  offer: offerSchema.nullable(),
});

export const userParams = z.object({ id: idSchema });

export const usernameParams = z.object({ username: textSchema(60).min(1) });

export const checkSession = endpoint('GET /api/check_session', {
  results: 'shown',
  summary: 'The signed-in user; 401 without a session',
  access: 'signed-in',
  allowsKeys: true,
  response: userSchema,
});

export const login = endpoint('POST /api/login', {
  results: 'shown',
  summary: 'Signs in and sets the session cookie. 401 if the username or the password is wrong',
  body: z.object({ username: textOf(256), password: textOf(1024) }),
  errorFormat: 'plain',
  response: userSchema,
});

export const logout = endpoint('DELETE /api/logout', {
  results: 'none',
  summary: 'Signs out and deletes the session, if there is one',
  isPrivate: true,
  response: emptySchema,
});

export const user = endpoint('GET /api/users/:id', {
  results: 'shown',
  summary: 'The record of the signed-in user',
  access: 'owner',
  allowsKeys: true,
  params: userParams,
  response: userSchema,
});

export type User = z.infer<typeof userSchema>;

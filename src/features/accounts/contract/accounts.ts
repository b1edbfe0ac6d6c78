import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { textOf } from '#platform/api/input-schemas.ts';
import { clubs } from '#rules/baseball/teams/clubs.ts';
import { profilePictures } from '../rules/profile-pictures.ts';
import { offerSchema, userSchema, userParams } from './session.ts';

const clubIds = new Set(clubs.map(({ id }) => id));

/** An account, for its owner. The other features add what they have of a user. Times are ISO 8601 (UTC). */
export const accountExportSchema = z.object({
  exportedAt: z.string(),
  user: userSchema,
  email: z.string().nullable(),
  createdAt: z.string(),
  sessions: z.array(
    z.object({ device: z.string().nullable(), createdAt: z.string(), seenAt: z.string(), expiresAt: z.string() }),
  ),
  /** without keys; `usedAt` is null before the first sign-in */
  passkeys: z.array(z.object({ name: z.string(), createdAt: z.string(), usedAt: z.string().nullable() })),
  /** without the keys themselves; `usedOn`: the last day of use, null before the first one */
  apiKeys: z.array(z.object({ name: z.string(), createdAt: z.string(), usedOn: z.string().nullable() })),
});

export const signup = endpoint('POST /api/signup', {
  results: 'shown',
  summary: 'Creates an account and signs in. 409 if the username is taken, 422 if a field violates a rule',
  body: z.object({ username: textOf(256), email: textOf(256), password: textOf(1024) }),
  errorFormat: 'sign-up',
  status: 201,
  response: userSchema,
});

export const patchUser = endpoint('PATCH /api/users/:id', {
  results: 'shown',
  changesPublicData: ['profilePic', 'favorite_team'],
  summary:
    'Changes the favorite team, the picture or whether picks can have a confidence, or declines an offer of the home page. `totalNumGuesses` is accepted and ignored: the server counts',
  access: 'owner',
  params: userParams,
  body: z.strictObject({
    totalNumGuesses: z.number({ error: 'must be a number' }).optional(),
    profilePic: z
      .enum(
        profilePictures.map(({ id }) => id.slice(1)),
        { error: 'must be the number of a profile picture, as text' },
      )
      .optional(),
    favorite_team: z
      .number({ error: 'must be a number' })
      .refine((id) => clubIds.has(id), { error: 'must be the id of a major-league team' })
      .nullable()
      .optional(),
    usesConfidence: z.boolean({ error: 'must be true or false' }).optional(),
    declinedOffer: offerSchema.optional(),
  }),
  response: userSchema,
});

export const exportUser = endpoint('GET /api/users/:id/export', {
  results: 'none',
  summary: 'All data of the account',
  access: 'owner',
  params: userParams,
  response: accountExportSchema,
});

export type AccountExport = z.infer<typeof accountExportSchema>;
export type UserPatch = z.infer<(typeof patchUser)['body']>;

import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { textOf } from '#platform/api/input-schemas.ts';
import { clubs } from '#rules/baseball/teams/clubs.ts';
import { profilePictures } from '../rules/profile-pictures.ts';
import { offerSchema, userSchema, userParams } from './session.ts';

const clubIds = new Set(clubs.map(({ id }) => id));

/** A pick in an export of an account, of the real game or of practice. */
const exportedPickSchema = z.object({
  game_Id: z.number().int(),
  officialDate: z.string(),
  predictedWinnerId: z.number().int(),
  predictedLoserId: z.number().int(),
  madeAt: z.string(),
});

/** All data of an account, for its owner. Times are ISO 8601 (UTC). */
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
  /** with the stored events, without secrets */
  webhooks: z.array(
    z.object({
      url: z.string(),
      sendsFinals: z.boolean(),
      teamId: z.number().int().nullable(),
      sendsGrades: z.boolean(),
      createdAt: z.string(),
      disabledAt: z.string().nullable(),
      events: z.array(
        z.object({
          type: z.string(),
          data: z.unknown(),
          createdAt: z.string(),
          attempts: z.number().int(),
          attemptedAt: z.string().nullable(),
          status: z.number().int().nullable(),
          problem: z.string().nullable(),
        }),
      ),
    }),
  ),
  predictions: z.array(exportedPickSchema.extend({ changedAt: z.string(), outcome: z.string().nullable() })),
  /** `confidence`: percent */
  confidences: z.array(
    z.object({
      game_Id: z.number().int(),
      officialDate: z.string(),
      predictedWinnerId: z.number().int(),
      confidence: z.number().int(),
    }),
  ),
  /** final picks of past games, apart from the real game */
  practicePicks: z.array(exportedPickSchema.extend({ outcome: z.string(), bases: z.number().int() })),
  /** since when the calendar of the picks has a secret URL, which is not stored; null without one */
  calendarAddressCreatedAt: z.string().nullable(),
  /** how the user is reminded of missing picks, without keys and addresses; null without reminders */
  reminders: z
    .object({
      byMail: z.boolean(),
      wantsResults: z.boolean(),
      quietFrom: z.number().int(),
      quietTo: z.number().int(),
      timeZone: z.string(),
      /** official date; null before the first */
      lastReminder: z.string().nullable(),
      browsers: z.array(z.object({ device: z.string().nullable(), pushService: z.string(), createdAt: z.string() })),
    })
    .nullable(),
  /** predictions of the table or the bracket of a season */
  seasonPredictions: z.array(
    z.object({
      kind: z.string(),
      season: z.number().int(),
      prediction: z.unknown(),
      madeAt: z.string(),
      changedAt: z.string(),
      score: z.number().int().nullable(),
    }),
  ),
  /** the club for whose fan base the user counts until a day (YYYY-MM-DD), after a change of the favorite team; null without one */
  earlierClub: z.object({ teamId: z.number().int(), until: z.string() }).nullable(),
  /** private leagues */
  leagues: z.array(
    z.object({ name: z.string(), joinedAt: z.string(), isAdmin: z.boolean(), feedSince: z.string().nullable() }),
  ),
  /** players by their number of the Stats API */
  followedPlayers: z.array(z.object({ playerId: z.number().int(), followedAt: z.string() })),
  /** reports of other usernames */
  reports: z.array(z.object({ username: z.string(), reason: z.string(), at: z.string() })),
  pickEvents: z.array(z.object({ game_Id: z.number().int(), at: z.string(), kind: z.string(), detail: z.unknown() })),
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

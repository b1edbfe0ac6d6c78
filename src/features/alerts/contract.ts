import { z } from 'zod';
import { userParams } from '#features/accounts/contract/session.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { idNumberSchema, idSchema, textSchema } from '#platform/api/input-schemas.ts';
import { isClubId } from '#rules/baseball/teams/is-club-id.ts';
import { maxDelay } from '#rules/viewer/viewer.ts';
import { choiceSchema, heldBackReasons, momentKinds, mostSubscriptions, presets, subjects } from './shapes.ts';

const subscriptionSchema = z.object({
  id: z.number().int(),
  subject: z.enum(subjects),
  /** of the club, game or player; null for the others */
  subjectId: z.number().int().nullable(),
  preset: z.enum(presets).nullable(),
  kinds: z.array(z.enum(momentKinds)).nullable(),
});

/** What counts for the alerts of a user: the strictest of the browsers in which the user is signed in. */
const alertViewerSchema = z.object({
  /** seconds */
  delay: z.number().int(),
  isHeld: z.boolean(),
  hidden: z.union([z.literal('all'), z.array(z.number().int())]),
});

const alertSettingsSchema = z.object({
  subscriptions: z.array(subscriptionSchema),
  viewer: alertViewerSchema,
  /** what the signed-in browsers have stored, of which `viewer` is the strictest. `isOwn`: of this session */
  viewers: z.array(alertViewerSchema.extend({ device: z.string().nullable(), isOwn: z.boolean() })),
  /** the browsers that receive notifications */
  browsers: z.number().int(),
});

export const alertSettings = endpoint('GET /api/users/:id/alerts/settings', {
  results: 'none',
  summary:
    'What the user wants alerts of, and what counts of the delays, holds and hidden clubs of the user’s browsers',
  access: 'owner',
  params: userParams,
  response: alertSettingsSchema,
});

const needsId = (subject: string) => subject === 'club' || subject === 'game' || subject === 'player';

export const subscribeToAlerts = endpoint('POST /api/users/:id/alerts/settings', {
  results: 'none',
  summary: `Subscribes to alerts, or changes a subscription to the same subject. A user has at most ${mostSubscriptions} (422)`,
  access: 'owner',
  params: userParams,
  body: z
    .object({ subject: z.enum(subjects), subjectId: idNumberSchema.nullable(), choice: choiceSchema })
    .refine(({ subject, subjectId }) => needsId(subject) === (subjectId !== null), {
      path: ['subjectId'],
      error: 'must be the number of a club, game or player, and null for other subjects',
    })
    .refine(({ subject, subjectId }) => subject !== 'club' || subjectId === null || isClubId(subjectId), {
      path: ['subjectId'],
      error: 'must be the number of a major-league club',
    }),
  response: alertSettingsSchema,
});

export const endAlerts = endpoint('DELETE /api/users/:id/alerts/settings/:subscriptionId', {
  results: 'none',
  summary: 'Ends a subscription to alerts',
  access: 'owner',
  params: userParams.extend({ subscriptionId: idSchema }),
  response: alertSettingsSchema,
});

export const storeViewer = endpoint('POST /api/users/:id/viewer', {
  results: 'none',
  summary: 'Stores what this browser delays, holds and hides, which alerts obey until the session ends',
  access: 'owner',
  params: userParams,
  body: z.object({
    /** seconds */
    delay: z.number({ error: 'must be a number of seconds' }).int().min(0).max(maxDelay),
    /** as in the cookie: the shown instant, epoch ms, while updates wait; '0': it is not known */
    held: textSchema(13)
      .regex(/^\d{1,13}$/, { error: 'must be a time in ms' })
      .nullable(),
    hidden: z.union([z.literal('all'), z.array(idNumberSchema).max(30)]),
  }),
  response: z.object({ viewer: alertViewerSchema }),
});

export const forgetOtherViewers = endpoint('DELETE /api/users/:id/viewer', {
  results: 'none',
  summary:
    'Forgets what the user’s other browsers delay, hold and hide, until they store it again. Alerts obey this browser alone',
  access: 'owner',
  params: userParams,
  response: alertSettingsSchema,
});

const alertSchema = z.object({
  key: z.string(),
  /** null: it sums up what waited while the user held updates */
  gamePk: z.number().int().nullable(),
  game: z.string(),
  text: z.string(),
  /** a place in the replay, epoch ms; null if that is not known, or the score is hidden */
  happenedAt: z.number().nullable(),
  /** epoch ms, league clock */
  arrivedAt: z.number(),
  state: z.enum(['waiting', 'sent', 'held back']),
  reason: z.enum(heldBackReasons).nullable(),
});

export const userAlerts = endpoint('GET /api/users/:id/alerts', {
  results: 'shown',
  summary: 'The alerts of the last two days, the newest first, with those that were held back and why',
  access: 'owner',
  params: userParams,
  response: z.object({ alerts: z.array(alertSchema) }),
});

export type AlertSettings = z.infer<typeof alertSettingsSchema>;
export type NewSubscription = z.infer<(typeof subscribeToAlerts)['body']>;
export type UserAlert = z.infer<typeof alertSchema>;

import { z } from 'zod';
import { userParams } from '#features/accounts/contract/session.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { textSchema, emptySchema } from '#platform/api/input-schemas.ts';
import { isTimeZone } from './rules.ts';

const hourSchema = z.number({ error: 'must be an hour from 0 to 23' }).int().min(0).max(23);

const timeZoneSchema = textSchema(64).refine(isTimeZone, { error: 'must be a time zone such as America/New_York' });

/** How a user is reminded of missing picks. */
export const remindersSchema = z.object({
  /** the key of this site for push services (RFC 8292), base64url */
  publicKey: z.string(),
  /** whether the browser of this session receives notifications */
  isSubscribed: z.boolean(),
  /** the number of other browsers that do */
  otherBrowsers: z.number().int(),
  byMail: z.boolean(),
  /** whether the results of the user's picks come on the morning after, in the same ways */
  wantsResults: z.boolean(),
  /** `none`: the server sends no mail; `unverified`: the account has no verified email */
  mail: z.enum(['ready', 'unverified', 'none']),
  /** no reminder comes from the start of one hour until the start of the other, in `timeZone`; equal hours: never quiet */
  quietFrom: z.number().int(),
  quietTo: z.number().int(),
  /** null until the user has chosen a kind of reminder */
  timeZone: z.string().nullable(),
});

export const reminders = endpoint('GET /api/users/:id/reminders', {
  results: 'none',
  summary: 'How the user is reminded of missing picks',
  access: 'owner',
  params: userParams,
  response: remindersSchema,
});

export const changeReminders = endpoint('PATCH /api/users/:id/reminders', {
  results: 'none',
  summary:
    'Changes the quiet hours, the reminders by email and whether results come on the morning after. 422 for mail without a verified email',
  access: 'owner',
  params: userParams,
  body: z.object({
    byMail: z.boolean({ error: 'must be true or false' }).optional(),
    wantsResults: z.boolean({ error: 'must be true or false' }).optional(),
    quietFrom: hourSchema.optional(),
    quietTo: hourSchema.optional(),
    timeZone: timeZoneSchema,
  }),
  response: remindersSchema,
});

export const subscribeToPush = endpoint('POST /api/users/:id/push', {
  results: 'none',
  summary: 'Sends reminders as notifications to the browser of this session, until the session ends',
  access: 'owner',
  params: userParams,
  body: z.object({
    /** the URL of the push service */
    endpoint: textSchema(2000),
    keys: z.object({ p256dh: textSchema(100), auth: textSchema(30) }, { error: 'must have p256dh and auth' }),
    timeZone: timeZoneSchema,
  }),
  response: emptySchema,
});

export const endPush = endpoint('DELETE /api/users/:id/push', {
  results: 'none',
  summary: 'Ends the notifications to the browser of this session',
  access: 'owner',
  params: userParams,
  response: emptySchema,
});

const linkParams = z.object({ token: textSchema(100) });

export const unsubscribePage = endpoint('GET /unsubscribe/:token', {
  results: 'none',
  summary: 'A page that asks whether to end the reminders by email, for the links in them',
  params: linkParams,
  isPrivate: true,
  mediaType: 'text/html',
});

export const unsubscribe = endpoint('POST /unsubscribe/:token', {
  results: 'none',
  summary: 'Ends the reminders by email, with one click in a mail program (RFC 8058) or on the page',
  params: linkParams,
  hasForm: true,
  mediaType: 'text/html',
});

export type Reminders = z.infer<typeof remindersSchema>;
export type RemindersChange = z.infer<(typeof changeReminders)['body']>;
export type PushSubscriptionInput = z.infer<(typeof subscribeToPush)['body']>;

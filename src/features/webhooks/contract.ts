import { z } from 'zod';
import { userParams } from '#features/accounts/contract/session.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { idSchema, emptySchema, textOf } from '#platform/api/input-schemas.ts';
import { clubs } from '#rules/baseball/teams/clubs.ts';

const clubIds = new Set(clubs.map(({ id }) => id));

const sideSchema = z.object({ id: z.number().int(), name: z.string(), runs: z.number().int().nullable() });

/** A game is over, or the winner of an earlier final game was corrected. */
const finalGameSchema = z.object({
  gamePk: z.number().int(),
  /** YYYY-MM-DD */
  officialDate: z.string(),
  away: sideSchema,
  home: sideSchema,
  /** null: a tie */
  winnerId: z.number().int().nullable(),
});

/** One of the user's picks was graded, or graded again after a correction. */
const gradedPickSchema = z.object({
  gamePk: z.number().int(),
  officialDate: z.string(),
  pickedId: z.number().int(),
  otherId: z.number().int(),
  outcome: z.enum(['correct', 'wrong', 'void']),
  /** null for a void pick */
  bases: z.number().int().nullable(),
  /** after the pick; null for a void pick */
  streak: z.number().int().nullable(),
});

/** `timestamp`: when the event happened, ISO 8601 (UTC) */
const eventFields = { timestamp: z.string() };

/** The body of a request to a webhook. */
export const webhookEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('game.final'), ...eventFields, data: finalGameSchema }),
  z.object({ type: z.literal('pick.graded'), ...eventFields, data: gradedPickSchema }),
  z.object({ type: z.literal('test'), ...eventFields, data: z.object({}) }),
]);

/** What a webhook receives. */
const wantsSchema = z.object({
  /** final major-league games */
  sendsFinals: z.boolean(),
  /** only final games of this club; null: of all */
  teamId: z
    .number()
    .int()
    .refine((id) => clubIds.has(id), { error: 'must be the id of a major-league team' })
    .nullable(),
  /** grades of the user's own picks */
  sendsGrades: z.boolean(),
});

/** Times are ISO 8601 (UTC). */
const deliverySchema = z.object({
  /** the header `webhook-id` */
  id: z.string(),
  type: z.enum(['game.final', 'pick.graded', 'test']),
  createdAt: z.string(),
  attempts: z.number().int(),
  /** the last attempt; null before the first one */
  attemptedAt: z.string().nullable(),
  /** the status of the last response; null without one */
  status: z.number().int().nullable(),
  /** why the last attempt had no response; null with one */
  problem: z.string().nullable(),
  /** null: delivered, or given up */
  nextTryAt: z.string().nullable(),
});

const webhookSchema = wantsSchema.extend({
  id: z.number().int(),
  url: z.string(),
  createdAt: z.string(),
  /** the first of the failures since the last success; null: the last attempt succeeded */
  failingSince: z.string().nullable(),
  /** null: it is in use */
  disabledAt: z.string().nullable(),
  /** the newest first, at most ten */
  deliveries: z.array(deliverySchema),
});

const webhookParams = userParams.extend({ webhookId: idSchema });

export const webhooks = endpoint('GET /api/users/:id/webhooks', {
  results: 'none',
  summary: "The user's webhooks with their last events, without their secrets",
  access: 'owner',
  params: userParams,
  response: z.object({ webhooks: z.array(webhookSchema) }),
});

export const createWebhook = endpoint('POST /api/users/:id/webhooks', {
  results: 'none',
  summary: 'Creates a webhook for an HTTPS URL. 422 if there are five, or if the URL cannot receive events',
  access: 'owner',
  params: userParams,
  body: wantsSchema.extend({ url: textOf(2000) }).refine(({ sendsFinals, sendsGrades }) => sendsFinals || sendsGrades, {
    path: ['sendsFinals'],
    error: 'or sendsGrades must be true',
  }),
  response: z.object({
    /** `whsec_` and the key in Base64, which is not shown again */
    secret: z.string(),
  }),
});

export const testWebhook = endpoint('POST /api/users/:id/webhooks/:webhookId/test', {
  results: 'none',
  summary: 'Sends a test event to a webhook at once, without retries',
  access: 'owner',
  params: webhookParams,
  response: z.object({
    isDelivered: z.boolean(),
    status: z.number().int().nullable(),
    problem: z.string().nullable(),
  }),
});

export const enableWebhook = endpoint('POST /api/users/:id/webhooks/:webhookId/enable', {
  results: 'none',
  summary: 'Uses a disabled webhook again, for events from now on',
  access: 'owner',
  params: webhookParams,
  response: emptySchema,
});

export const removeWebhook = endpoint('DELETE /api/users/:id/webhooks/:webhookId', {
  results: 'none',
  summary: 'Removes a webhook with its events',
  access: 'owner',
  params: webhookParams,
  response: emptySchema,
});

export type Webhook = z.infer<typeof webhookSchema>;
export type WebhookDelivery = z.infer<typeof deliverySchema>;
export type NewWebhook = z.infer<(typeof createWebhook)['body']>;

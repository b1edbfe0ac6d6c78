import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { webhookEventSchema, webhooks } from '#contract/webhooks.ts';
import type { Phase } from '#domain/game/model.ts';
import { inventedCard, inventedClub } from '#domain/game/testing/invented-card.ts';
import { pickable } from '#domain/predictions/testing/pickable.ts';
import { mostWebhooks } from '#domain/webhooks/webhook-rule.ts';
import { signUpUser, type TestUser } from '#server/features/accounts/testing/sign-up-user.ts';
import { recordGame } from '#server/features/settlement/record-game.ts';
import { settleGame } from '#server/features/settlement/settle-game.ts';
import { putGame, putPick } from '#server/features/settlement/testing/season-of-picks.ts';
import { startTestApp } from '#server/testing/start-test-app.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { type Received, startReceiver } from '#tests/support/tls/start-receiver.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

const db = await createTestDatabase();
const hour = 3_600_000;
const firstPitch = Date.parse('2026-07-18T23:10:00Z');
const secretSchema = z.object({ secret: z.string() });

beforeEach(async () => {
  await db.execute(sql`truncate users, games, picks, tallies, webhooks, webhook_deliveries cascade`);
});

const wants = { url: 'https://receiver.example/hook', sendsFinals: true, teamId: null, sendsGrades: true };
const pathOf = ({ user }: TestUser): string => `/api/users/${user.id}/webhooks`;
const create = (fan: TestUser, change: object = {}) =>
  fan.inject({ method: 'POST', url: pathOf(fan), payload: { ...wants, ...change } });
const list = async (fan: TestUser) => webhooks.response.parse((await fan.inject({ url: pathOf(fan) })).json()).webhooks;

/** A user with a webhook, the job, and a receiver that answers with `status`. `pass` moves the time of the job. */
async function start(change: object = {}) {
  let status = 204;
  let passed = 0;
  const { received, network } = await startReceiver((response) => void response.writeHead(status).end());
  const { app } = await startTestApp({ db, network });
  const fan = await signUpUser(app, 'Receiver');
  const created = await create(fan, change);
  const { secret } = secretSchema.parse(created.json());
  const log = { error: (detail: object) => expect(detail).toBeNull() };
  const realNow = () => Date.now() + 1000 + passed;
  const job = deliverWebhooks({ db, after: () => () => {}, log, realNow, network });
  return {
    app,
    fan,
    secret,
    received,
    job,
    answer: (next: number) => void (status = next),
    pass: (ms: number) => void (passed += ms),
  };
}

const card = (gamePk: number, phase: Phase, runs: [number, number] | [null, null] = [null, null]) =>
  inventedCard({
    gamePk,
    startsAt: firstPitch,
    status: { phase, text: '', detail: null, reason: null, startTimeTbd: false },
    teams: { away: inventedClub(110, runs[0]), home: inventedClub(121, runs[1]) },
  });

let readings = 0;

async function record(reading: ReturnType<typeof card>, level = 1): Promise<void> {
  const now = firstPitch + (readings += 1) * 1000;
  await recordGame(db, { card: reading, asOf: now, now, level });
}

async function endGame(gamePk: number, level = 1): Promise<void> {
  await record(card(gamePk, 'open'), level);
  await record(card(gamePk, 'final', [2, 5]), level);
}

const eventsOf = (received: readonly Received[]) =>
  received.map(({ body }) => webhookEventSchema.parse(JSON.parse(body)));

test('a final game is sent once, signed, with the id and the time of the event', async () => {
  const { received, secret, job, fan } = await start();
  await endGame(1);
  expect(await job.run()).toBe(1);
  expect(await job.run()).toBe(0);
  const { headers, body } = z
    .object({ headers: z.record(z.string(), z.unknown()), body: z.string() })
    .parse(received[0]);
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(Math.abs(Number(headers['webhook-timestamp']) * 1000 - Date.now())).toBeLessThan(hour);
  const side = { name: 'Club' };
  expect(eventsOf(received)).toMatchObject([
    {
      type: 'game.final',
      data: { gamePk: 1, away: { ...side, id: 110, runs: 2 }, home: { ...side, id: 121, runs: 5 }, winnerId: 121 },
    },
  ]);
  expect(await list(fan)).toMatchObject([
    {
      failingSince: null,
      deliveries: [{ id: headers['webhook-id'], type: 'game.final', attempts: 1, status: 204, nextTryAt: null }],
    },
  ]);
});

test('a corrected winner is sent again; a game of another level and one that was over when it was first seen are not', async () => {
  const { received, job } = await start();
  await endGame(1);
  await record(card(1, 'final', [6, 5]));
  await endGame(2, 11);
  await record(card(3, 'final', [1, 0]));
  await job.run();
  expect(eventsOf(received).map(({ data }) => ('winnerId' in data ? data.winnerId : 0))).toEqual([121, 110]);
});

test.each([
  [{ teamId: 121 }, 1],
  [{ teamId: 110 }, 1],
  [{ teamId: 112 }, 0],
  [{ sendsFinals: false }, 0],
])('a webhook with %j receives %i final games', async (change, expected) => {
  const { received, job } = await start(change);
  await endGame(1);
  await job.run();
  expect(received).toHaveLength(expected);
});

test('each graded pick is sent to its own user, and again after a correction', async () => {
  const { app, fan, received, job } = await start({ sendsFinals: false });
  const other = await signUpUser(app, 'Other');
  const game = pickable({ gamePk: 7 });
  await putGame(db, game);
  await putPick(db, fan.user.id, game, game.homeId);
  await putPick(db, other.user.id, game, game.homeId);
  for (const winnerId of [game.homeId, game.homeId, game.awayId]) {
    await putGame(db, { ...game, phase: 'final', winnerId });
    await settleGame(db, game.gamePk, firstPitch);
    await settleGame(db, game.gamePk, firstPitch);
    await job.run();
  }
  const pick = { gamePk: 7, officialDate: game.officialDate, pickedId: game.homeId, otherId: game.awayId };
  expect(eventsOf(received).map(({ data }) => data)).toEqual([
    { ...pick, outcome: 'correct', bases: 1, streak: 1 },
    { ...pick, outcome: 'wrong', bases: 0, streak: 0 },
  ]);
});

test('a failing receiver is tried again with growing waits; the same event keeps its id', async () => {
  const { received, job, fan, answer, pass } = await start();
  answer(500);
  await endGame(1);
  expect(await job.run()).toBe(1);
  expect(await job.run()).toBe(0);
  expect(await list(fan)).toMatchObject([
    {
      failingSince: expect.any(String),
      disabledAt: null,
      deliveries: [{ status: 500, attempts: 1, nextTryAt: expect.any(String) }],
    },
  ]);
  await endGame(2);
  pass(31_000);
  expect(await job.run()).toBe(1);
  pass(31_000);
  expect(await job.run()).toBe(0);
  answer(200);
  pass(2 * 60_000);
  await job.run();
  await job.run();
  expect(await list(fan)).toMatchObject([{ failingSince: null, deliveries: [{ status: 200 }, { status: 200 }] }]);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
});

test('after 24 hours of failures the webhook is disabled, until the user enables it again', async () => {
  const { received, job, fan, answer, pass } = await start();
  answer(500);
  await endGame(1);
  for (const wait of [0, 31, 121, 481, 1921, 7681, 28_801, 28_801, 28_801]) {
    pass(wait * 1000);
    await job.run();
  }
  const tries = received.length;
  expect(tries).toBe(9);
  const [disabled] = await list(fan);
  expect(disabled).toMatchObject({ disabledAt: expect.any(String), deliveries: [{ attempts: 9, nextTryAt: null }] });
  answer(200);
  await endGame(2);
  pass(24 * hour);
  expect(await job.run()).toBe(0);
  await fan.inject({ method: 'POST', url: `${pathOf(fan)}/${disabled?.id}/enable` });
  await endGame(3);
  expect(await job.run()).toBe(1);
  expect(eventsOf(received).at(-1)).toMatchObject({ data: { gamePk: 3 } });
});

test('a receiver that is gone is disabled at once', async () => {
  const { job, fan, answer } = await start();
  answer(410);
  await endGame(1);
  await job.run();
  expect(await list(fan)).toMatchObject([
    { disabledAt: expect.any(String), deliveries: [{ status: 410, nextTryAt: null }] },
  ]);
});

test('redirects are not followed, and a certificate of another host is a problem that the user sees', async () => {
  const { received, job, fan, answer } = await start();
  answer(302);
  await endGame(1);
  await job.run();
  expect(received).toHaveLength(1);
  await create(fan, { url: 'https://other.example/' });
  await endGame(2);
  await job.run();
  const [redirected, other] = await list(fan);
  expect(redirected?.deliveries.at(-1)).toMatchObject({ status: 302 });
  expect(other?.deliveries).toMatchObject([{ status: null, problem: expect.stringContaining('certificate') }]);
});

test('a test event is sent at once, and its result is returned and listed', async () => {
  const { received, fan, answer } = await start();
  const [webhook] = await list(fan);
  const sendTest = async () =>
    (await fan.inject({ method: 'POST', url: `${pathOf(fan)}/${webhook?.id}/test` })).json<object>();
  expect(await sendTest()).toEqual({ isDelivered: true, status: 204, problem: null });
  answer(403);
  expect(await sendTest()).toEqual({ isDelivered: false, status: 403, problem: null });
  expect(eventsOf(received).map(({ type }) => type)).toEqual(['test', 'test']);
  expect((await list(fan))[0]?.deliveries.map(({ status }) => status)).toEqual([403, 204]);
});

test('another user neither sees, tests, enables nor removes a webhook', async () => {
  const { app, fan, received } = await start();
  const other = await signUpUser(app, 'Stranger');
  const [webhook] = await list(fan);
  const url = `${pathOf(other)}/${webhook?.id}`;
  expect((await other.inject({ method: 'POST', url: `${url}/test` })).statusCode).toBe(404);
  await other.inject({ method: 'POST', url: `${url}/enable` });
  await other.inject({ method: 'DELETE', url });
  expect(await list(other)).toEqual([]);
  expect(await list(fan)).toHaveLength(1);
  expect(received).toEqual([]);
});

test.each([
  'http://receiver.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://user:pass@receiver.example/',
  'https://receiver.example:22/',
  'nonsense',
])('%s is refused as an address', async (url) => {
  const { fan } = await start();
  const response = await create(fan, { url });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ error: { fields: { url: expect.any(String) } } });
});

test('a webhook wants something, and a club of the major leagues', async () => {
  const { fan } = await start();
  expect((await create(fan, { sendsFinals: false, sendsGrades: false })).statusCode).toBe(400);
  expect((await create(fan, { teamId: 1 })).statusCode).toBe(400);
});

test('a user has at most five webhooks', async () => {
  const { fan } = await start();
  const responses = await Promise.all(Array.from({ length: mostWebhooks }, () => create(fan)));
  expect(responses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(1);
  expect(await list(fan)).toHaveLength(mostWebhooks);
});

test('the export has webhooks and events without secrets, and the deletion of the account removes them', async () => {
  const { fan, secret } = await start();
  await endGame(1);
  const exported = await fan.inject({ url: `/api/users/${fan.user.id}/export` });
  expect(exported.json()).toMatchObject({
    webhooks: [{ url: wants.url, events: [{ type: 'game.final', attempts: 0 }] }],
  });
  expect(exported.body).not.toContain(secret.slice(6));
  await fan.inject({ method: 'DELETE', url: `/api/users/${fan.user.id}` });
  const { rows } = await db.execute(sql`select 1 from webhook_deliveries union all select 1 from webhooks`);
  expect(rows).toEqual([]);
});

test('events are deleted after a week', async () => {
  const { fan, job, pass } = await start();
  await endGame(1);
  await job.run();
  pass(7 * 24 * hour);
  await job.run();
  expect(await list(fan)).toMatchObject([{ deliveries: [] }]);
});

import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser, type TestUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { recordGame } from '#features/picks/server/record-game.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { openTestJobs } from '#platform/jobs/testing/open-test-jobs.ts';
import type { Phase } from '#rules/baseball/game/model.ts';
import { inventedCard, inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { type Received, startReceiver } from '#tests/support/tls/start-receiver.ts';
import { webhookEventSchema, webhooks } from '../contract.ts';
import { mostWebhooks } from '../rules.ts';
import { oldEventsJob } from './webhook-jobs.ts';
import { workOnWebhooks } from './work-on-webhooks.ts';

const db = await createTestDatabase();
const hour = 3_600_000;
const firstPitch = Date.parse('2026-07-18T23:10:00Z');
const secretSchema = z.object({ secret: z.string() });
const receivedSchema = z.object({ headers: z.record(z.string(), z.unknown()), body: z.string() });

beforeEach(() =>
  db.execute(sql`truncate users, reserved_usernames, games, picks, tallies, webhooks, webhook_deliveries cascade`),
);

const wants = { url: 'https://receiver.example/hook', sendsFinals: true, teamId: null, sendsGrades: true };
const pathOf = ({ user }: TestUser): string => `/api/users/${user.id}/webhooks`;
const create = (user: TestUser, change: object = {}) =>
  user.inject({ method: 'POST', url: pathOf(user), payload: { ...wants, ...change } });
const list = async (user: TestUser) =>
  webhooks.response.parse((await user.inject({ url: pathOf(user) })).json()).webhooks;

/** A user with a webhook, work on its events, and a receiver that answers with `status`. `pass` moves the time of the work. */
async function start(change: object = {}) {
  let status = 204;
  let passed = 0;
  const { received, network } = await startReceiver((response, { path }) => {
    if (path !== '/slow') response.writeHead(status).end();
  });
  const jobs = await openTestJobs(db);
  await workOnWebhooks({ db, realNow: () => Date.now() + 1000 + passed, network, jobs });
  const { app } = await startTestApp({ db, network, jobs });
  const user = await signUpUser(app, 'Receiver');
  const { secret } = secretSchema.parse((await create(user, change)).json());
  const answer = (next: number) => void (status = next);
  const pass = (ms: number) => void (passed += ms);
  return { app, user, secret, received, jobs, answer, pass };
}

/** Waits until every event was sent once or more. */
async function allSent(): Promise<void> {
  const countWaiting = () =>
    db.$client.query("select from pgboss.job where name = 'webhook' and state in ('created', 'active')");
  await expect.poll(async () => (await countWaiting()).rowCount, { timeout: 20_000 }).toBe(0);
}

/** Waits until the user sees this of the webhooks. */
const seeing = (user: TestUser, shown: object[]) =>
  expect.poll(() => list(user), { timeout: 20_000 }).toMatchObject(shown);

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
  const { received, secret, user } = await start();
  await endGame(1);
  await allSent();
  expect(received).toHaveLength(1);
  const { headers, body } = receivedSchema.parse(received[0]);
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(Math.abs(Number(headers['webhook-timestamp']) * 1000 - Date.now())).toBeLessThan(hour);
  const side = { name: 'Club' };
  const sides = { away: { ...side, id: 110, runs: 2 }, home: { ...side, id: 121, runs: 5 } };
  const data = { gamePk: 1, ...sides, winnerId: 121 };
  expect(eventsOf(received)).toMatchObject([{ type: 'game.final', data }]);
  const delivery = { id: headers['webhook-id'], type: 'game.final', attempts: 1, status: 204, nextTryAt: null };
  expect(await list(user)).toMatchObject([{ failingSince: null, deliveries: [delivery] }]);
});

test('a corrected winner is sent again; a game of another level and one that was over when it was first seen are not', async () => {
  const { received } = await start();
  await endGame(1);
  await record(card(1, 'final', [6, 5]));
  await endGame(2, 11);
  await record(card(3, 'final', [1, 0]));
  await allSent();
  expect(eventsOf(received).map(({ data }) => ('winnerId' in data ? data.winnerId : 0))).toEqual([121, 110]);
});

test('a webhook receives the final games of its club, and none if it does not want any', async () => {
  const { user, received } = await start({ url: 'https://receiver.example/121', teamId: 121 });
  await create(user, { url: 'https://receiver.example/110', teamId: 110 });
  await create(user, { url: 'https://receiver.example/112', teamId: 112 });
  await create(user, { url: 'https://receiver.example/grades', sendsFinals: false });
  await endGame(1);
  await allSent();
  expect(received.map(({ path }) => path).toSorted()).toEqual(['/110', '/121']);
});

test('each graded pick is sent to its own user, and again after a correction', async () => {
  const { app, user, received } = await start({ sendsFinals: false });
  const other = await signUpUser(app, 'Other');
  const game = pickable({ gamePk: 7 });
  await putGame(db, game);
  await putPick(db, user.user.id, game, game.homeId);
  await putPick(db, other.user.id, game, game.homeId);
  for (const winnerId of [game.homeId, game.homeId, game.awayId]) {
    await putGame(db, { ...game, phase: 'final', winnerId });
    await settleGame(db, game.gamePk, firstPitch);
    await settleGame(db, game.gamePk, firstPitch);
    await allSent();
  }
  const pick = { gamePk: 7, officialDate: game.officialDate, pickedId: game.homeId, otherId: game.awayId };
  expect(eventsOf(received).map(({ data }) => data)).toEqual([
    { ...pick, outcome: 'correct', bases: 1, streak: 1 },
    { ...pick, outcome: 'wrong', bases: 0, streak: 0 },
  ]);
});

test('a failing receiver is tried again, and other events wait; the same event keeps its id', async () => {
  const { received, user, answer } = await start();
  answer(500);
  await endGame(1);
  const failed = { status: 500, attempts: 1, nextTryAt: expect.any(String) };
  await seeing(user, [{ failingSince: expect.any(String), disabledAt: null, deliveries: [failed] }]);
  await endGame(2);
  await seeing(user, [{ deliveries: [{ attempts: 0, attemptedAt: null }, { attempts: 2 }] }]);
  answer(200);
  await seeing(user, [{ failingSince: null, deliveries: [{ status: 200, attempts: 1 }, { status: 200 }] }]);
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids.slice(0, -1)).size).toBe(1);
  expect(ids.at(-1)).not.toBe(ids[0]);
});

test('a slow receiver delays only its own events', async () => {
  const { user, received } = await start({ url: 'https://receiver.example/slow' });
  await create(user);
  await endGame(1);
  await endGame(2);
  const paths = () => received.map(({ path }) => path).toSorted();
  await expect.poll(paths, { timeout: 20_000 }).toEqual(['/hook', '/hook', '/slow']);
});

test('receivers of other users that never answer do not delay an event after their first failure', async () => {
  const { received } = await start();
  await db.execute(sql`
    with hanging as (
      insert into users (username, username_key, username_skeleton, email, created_at)
      select 'hanging' || n, 'hanging' || n, 'hanging' || n, n || '@example.com', now() from generate_series(1, 8) n returning id
    )
    insert into webhooks (user_id, url, secret, sends_finals, sends_grades, created_at, failing_since)
    select id, 'https://receiver.example/slow', ''::bytea, true, false, now(), now() from hanging, generate_series(1, 5)`);
  await endGame(1);
  await expect.poll(() => received.filter(({ path }) => path === '/slow').length, { timeout: 20_000 }).toBe(16);
  await endGame(2);
  const paths = () => received.map(({ path }) => path).filter((path) => path === '/hook');
  await expect.poll(paths, { timeout: 20_000 }).toEqual(['/hook', '/hook']);
  expect(received.filter(({ path }) => path === '/slow')).toHaveLength(16);
});

test('after 24 hours of failures the webhook is disabled, until the user enables it again', async () => {
  const { received, user, answer, pass } = await start();
  answer(500);
  await endGame(1);
  await endGame(2);
  const [waiting, failed] = [{ attempts: 0 }, { attempts: 2, status: 500 }];
  // the failure is stored, so that it began before the time passes
  await seeing(user, [{ deliveries: [waiting, { attempts: 1, status: 500 }] }]);
  pass(24 * hour);
  await seeing(user, [{ disabledAt: expect.any(String), deliveries: [waiting, failed] }]);
  answer(200);
  await endGame(3);
  await allSent();
  const [disabled] = await list(user);
  const deliveries = [waiting, failed].map((each) => ({ ...each, nextTryAt: null }));
  expect(disabled).toMatchObject({ deliveries });
  expect(received).toHaveLength(2);
  await user.inject({ method: 'POST', url: `${pathOf(user)}/${disabled?.id}/enable` });
  await endGame(4);
  await allSent();
  expect(eventsOf(received.slice(2))).toMatchObject([{ data: { gamePk: 4 } }]);
});

test('a receiver that is gone is disabled at once', async () => {
  const { user, answer } = await start();
  answer(410);
  await endGame(1);
  await seeing(user, [{ disabledAt: expect.any(String), deliveries: [{ status: 410, nextTryAt: null }] }]);
});

test('redirects are not followed, and a certificate of another host is a problem that the user sees', async () => {
  const { received, user, answer } = await start();
  await create(user, { url: 'https://other.example/' });
  answer(302);
  await endGame(1);
  await seeing(user, [
    { deliveries: [{ status: 302 }] },
    { deliveries: [{ status: null, problem: expect.stringContaining('certificate') }] },
  ]);
  expect(received.map(({ path }) => path)).not.toContain('/');
});

test('a test event is sent at once, and its result is returned and listed', async () => {
  const { received, user, answer } = await start();
  const [webhook] = await list(user);
  const sendTest = async () =>
    (await user.inject({ method: 'POST', url: `${pathOf(user)}/${webhook?.id}/test` })).json<object>();
  expect(await sendTest()).toEqual({ isDelivered: true, status: 204, problem: null });
  answer(403);
  expect(await sendTest()).toEqual({ isDelivered: false, status: 403, problem: null });
  expect(eventsOf(received).map(({ type }) => type)).toEqual(['test', 'test']);
  expect((await list(user))[0]?.deliveries.map(({ status }) => status)).toEqual([403, 204]);
});

test('another user neither sees, tests, enables nor removes a webhook', async () => {
  const { app, user, received } = await start();
  const other = await signUpUser(app, 'Stranger');
  const [webhook] = await list(user);
  const url = `${pathOf(other)}/${webhook?.id}`;
  expect((await other.inject({ method: 'POST', url: `${url}/test` })).statusCode).toBe(404);
  await other.inject({ method: 'POST', url: `${url}/enable` });
  await other.inject({ method: 'DELETE', url });
  expect(await list(other)).toEqual([]);
  expect(await list(user)).toHaveLength(1);
  expect(received).toEqual([]);
});

test('a webhook has a public HTTPS URL, wants something, and is of no club or one of the major leagues', async () => {
  const { user } = await start();
  for (const url of [
    'http://receiver.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://user:pass@receiver.example/',
    'https://receiver.example:22/',
    'nonsense',
  ]) {
    const response = await create(user, { url });
    expect(response.statusCode, url).toBe(422);
    expect(response.json(), url).toMatchObject({ error: { fields: { url: expect.any(String) } } });
  }
  expect((await create(user, { sendsFinals: false, sendsGrades: false })).statusCode).toBe(400);
  expect((await create(user, { teamId: 1 })).statusCode).toBe(400);
});

test('a user has at most five webhooks', async () => {
  const { user } = await start();
  const responses = await Promise.all(Array.from({ length: mostWebhooks }, () => create(user)));
  expect(responses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(1);
  expect(await list(user)).toHaveLength(mostWebhooks);
});

test('the export has webhooks and events without secrets, and the deletion of the account removes them', async () => {
  const { user, secret } = await start();
  await endGame(1);
  const exported = await user.inject({ url: `/api/users/${user.user.id}/export` });
  expect(exported.json()).toMatchObject({ webhooks: [{ url: wants.url, events: [{ type: 'game.final' }] }] });
  expect(exported.body).not.toContain(secret.slice(6));
  await user.inject({ method: 'DELETE', url: `/api/users/${user.user.id}` });
  expect((await db.execute(sql`select 1 from webhook_deliveries union all select 1 from webhooks`)).rows).toEqual([]);
});

test('events are deleted after a week', async () => {
  const { user, jobs, pass } = await start();
  await endGame(1);
  await allSent();
  pass(7 * 24 * hour);
  await jobs.send(oldEventsJob, {});
  await seeing(user, [{ deliveries: [] }]);
});

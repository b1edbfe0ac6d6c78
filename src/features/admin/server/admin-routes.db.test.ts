import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser, type TestUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { openTestJobs } from '#platform/jobs/testing/open-test-jobs.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';

const db = await createTestDatabase();
let nextUser = 0;

/** The application with a new admin; `signUp` creates a user with a name of its own. */
async function start(options: { adminUser?: string; jobs?: Jobs } = {}) {
  const { app } = await startTestApp({ db, ...options });
  const signUp = (prefix: string) => signUpUser(app, `${prefix}-${(nextUser += 1)}`);
  const admin = await signUp('Chief');
  await db.$client.query('update users set is_admin = true where id = $1', [admin.user.id]);
  const send = async (request: InjectOptions) => {
    const response = await admin.inject(request);
    return { status: response.statusCode, ...response.json() };
  };
  const post = (url: string, payload: object = {}) => send({ method: 'POST', url: `/api/admin/${url}`, payload });
  const remove = (url: string) => send({ method: 'DELETE', url: `/api/admin/${url}` });
  const read = (url: string) => send({ url: `/api/admin/${url}` });
  return { app, admin, signUp, post, remove, read };
}

async function readAudit(target: string): Promise<unknown[]> {
  return (await db.$client.query('select actor, action from audit_log where target = $1 order by id', [target])).rows;
}

async function readNotices({ user, inject }: TestUser): Promise<unknown> {
  return (await inject({ url: `/api/users/${user.id}/moderation` })).json();
}

const report = (by: TestUser, username: string, reason: string) =>
  by.inject({ method: 'POST', url: `/api/fans/${username}/reports`, payload: { reason } });

test('users are searched, with what moderation needs and nothing else', async () => {
  const { signUp, read } = await start();
  const { user } = await signUp('Findable');
  expect(await read('users?search=FINDABLE')).toEqual({
    status: 200,
    hasMore: false,
    users: [
      {
        id: user.id,
        username: user.username,
        createdAt: expect.any(String),
        isAdmin: false,
        isSimulated: false,
        isHidden: false,
      },
    ],
  });
});

test('a user is renamed, hidden, shown and deleted, each with an entry of the admin in the audit log', async () => {
  const { admin, signUp, post, remove } = await start();
  const reported = await signUp('Fan');
  const { id, username } = reported.user;
  const path = `users/${id}`;
  expect(await post(`${path}/name`, { username: 'Better-Name' })).toEqual({
    status: 200,
    message: `${username} is renamed to Better-Name`,
  });
  expect(await post(`${path}/visibility`, { visibility: 'hidden' })).toMatchObject({ status: 200 });
  expect(await readNotices(reported)).toEqual({ isAdmin: false, isHidden: true, notices: ['hidden', 'renamed'] });
  expect(await post(`${path}/visibility`, { visibility: 'shown' })).toMatchObject({ status: 200 });
  expect(await readNotices(reported)).toEqual({ isAdmin: false, isHidden: false, notices: ['renamed'] });
  expect(await remove(path)).toEqual({ status: 200, message: 'Better-Name and 0 picks are deleted' });
  expect((await reported.inject({ url: '/api/check_session' })).statusCode).toBe(401);
  const actor = `user:${admin.user.id}`;
  expect(await readAudit(`user ${id}`)).toEqual(
    ['users rename', 'users hide', 'users unhide', 'users delete'].map((action) => ({ actor, action })),
  );
});

test('a refused change has a reason and no entry in the audit log', async () => {
  const { admin, signUp, post, remove } = await start({ adminUser: 'Landis' });
  const [reported, other] = [await signUp('Fan'), await signUp('Other')];
  const rename = (username: string) => post(`users/${reported.user.id}/name`, { username });
  expect(await rename('x')).toMatchObject({ status: 422, error: { message: expect.stringContaining('must have') } });
  expect(await rename('Admin')).toMatchObject({ status: 422, error: { message: expect.stringContaining('reserved') } });
  expect(await rename('landis')).toMatchObject({
    status: 422,
    error: { message: expect.stringContaining('reserved') },
  });
  expect(await rename(other.user.username)).toMatchObject({
    status: 422,
    error: { message: expect.stringContaining('is taken') },
  });
  expect(await remove(`users/${admin.user.id}`)).toMatchObject({ status: 422 });
  expect(await remove('users/424242')).toMatchObject({ status: 404 });
  expect(await post('games/424242/regrade')).toMatchObject({ status: 422 });
  expect([await readAudit(`user ${reported.user.id}`), await readAudit(`user ${admin.user.id}`)]).toEqual([[], []]);
});

test('reports are listed by user until they are dismissed, or the user is renamed or hidden', async () => {
  const { signUp, post, remove, read } = await start();
  const [reported, one, two] = [await signUp('Reported'), await signUp('One'), await signUp('Two')];
  const { id, username } = reported.user;
  const listed = async () =>
    (await read('reports')).reports.filter(({ user }: { user: { id: number } }) => user.id === id);
  await report(one, username, 'offensive');
  await report(two, username, 'offensive');
  expect(await listed()).toMatchObject([{ user: { username }, reasons: [{ reason: 'offensive', count: 2 }] }]);
  expect(await remove(`users/${id}/reports`)).toMatchObject({ status: 200 });
  expect(await listed()).toEqual([]);
  await report(one, username, 'advertising');
  expect(await listed()).toEqual([]);
  await post(`users/${id}/name`, { username: 'Renamed-Once' });
  await report(one, 'Renamed-Once', 'advertising');
  expect(await listed()).toMatchObject([{ reasons: [{ reason: 'advertising', count: 1 }] }]);
  await post(`users/${id}/visibility`, { visibility: 'hidden' });
  expect(await listed()).toEqual([]);
});

test('the state has the version, sizes, the upstream, and games that wait for a result', async () => {
  const { admin, post, read } = await start();
  const suspended = pickable({ gamePk: 71, phase: 'held' });
  const final = { ...pickable({ gamePk: 72 }), phase: 'final' as const, winnerId: 121 };
  await putGame(db, suspended);
  await putGame(db, pickable({ gamePk: 72 }));
  await putPick(db, admin.user.id, final, 121);
  await putGame(db, final);
  await settleGame(db, 72, 0);
  const state = await read('state');
  expect(state).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    schema: expect.stringMatching(/^\d{4}-[\w-]+\.sql$/),
    upstream: { isFailing: false, openBreakers: [], unknownCodes: [] },
    games: [{ gamePk: 71, phase: 'held', settlement: 'open' }],
  });
  expect(Math.min(state.databaseBytes, state.users, state.sessions)).toBeGreaterThan(0);
  await db.$client.query("update picks set outcome = 'wrong', bases = 0, streak_after = 0 where game_pk = 72");
  expect(await post('games/72/regrade')).toMatchObject({ message: expect.stringMatching(/1 picks change$/) });
  expect(await readAudit('game 72')).toEqual([{ actor: `user:${admin.user.id}`, action: 'games regrade' }]);
});

test('failed work is listed without addresses, and tried again', async () => {
  const jobs = await openTestJobs(db, { error: () => undefined });
  const { admin, read, post } = await start({ jobs });
  const kind = { name: 'test-mail', data: z.object({}), retries: 0, atOnce: 1 };
  let done = 0;
  await jobs.work(kind, async () => {
    done += 1;
    if (done === 1) throw new Error('550 ann@example.com is unknown');
  });
  await jobs.send(kind, {});
  const failed = { id: expect.any(String), kind: 'test-mail', failedAt: expect.any(String), attempts: 1 };
  await expect
    .poll(() => read('jobs'), { timeout: 20_000 })
    .toEqual({ status: 200, jobs: [{ ...failed, problem: '550 …@… is unknown' }] });
  expect(await post('jobs/retry')).toEqual({ status: 200, message: 'Work that is tried again: 1' });
  await expect.poll(() => done, { timeout: 20_000 }).toBe(2);
  expect(await read('jobs')).toEqual({ status: 200, jobs: [] });
  expect(await readAudit('jobs')).toEqual([{ actor: `user:${admin.user.id}`, action: 'jobs retry' }]);
});

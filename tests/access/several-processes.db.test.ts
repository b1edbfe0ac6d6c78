import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { password, signUpUser, type TestUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import type { LeaderboardEntry } from '#rules/picks/leaderboard-entry.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '../support/database/create-test-database.ts';

const db = await createTestDatabase();

const startProcess = () => startTestApp({ db, sharesLimits: true });
type Process = Awaited<ReturnType<typeof startProcess>>;

async function startTwo() {
  return { one: await startProcess(), other: await startProcess() };
}

/** The status of a request of a user to another process than the one of the sign-up. */
async function statusAt({ app }: Process, { cookie }: TestUser, request: InjectOptions): Promise<number> {
  return (await app.inject({ ...request, headers: { cookie } })).statusCode;
}

const check = { url: '/api/check_session' };

test.each<[string, (user: TestUser) => InjectOptions]>([
  ['a sign-out', () => ({ method: 'DELETE', url: '/api/logout' })],
  ['the end of all sessions', ({ user }) => ({ method: 'DELETE', url: `/api/users/${user.id}/sessions` })],
  ['the deletion of the account', ({ user }) => ({ method: 'DELETE', url: `/api/users/${user.id}` })],
])('%s ends the session in every process at once', async (name, requestOf) => {
  const { one, other } = await startTwo();
  const user = await signUpUser(one.app, `End-${name.length}`);
  expect([await statusAt(other, user, check), (await user.inject(requestOf(user))).statusCode]).toEqual([200, 200]);
  expect(await statusAt(other, user, check)).toBe(401);
});

test('a new password ends the other sessions in every process', async () => {
  const { one, other } = await startTwo();
  const user = await signUpUser(one.app, 'Careful');
  const elsewhere = await other.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: 'Careful', password },
  });
  const cookie = String([elsewhere.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  expect((await one.app.inject({ ...check, headers: { cookie } })).statusCode).toBe(200);
  const payload = { currentPassword: password, password: 'another long passphrase' };
  expect(
    await statusAt(one, user, { method: 'POST', url: `/api/users/${user.user.id}/password`, payload }),
  ).toBeLessThan(300);
  expect((await other.app.inject({ ...check, headers: { cookie } })).statusCode).toBe(401);
});

test('failed sign-ins are counted over all processes', async () => {
  const { one, other } = await startTwo();
  await signUpUser(one.app, 'Guarded');
  const attempt = ({ app }: Process, given: string) =>
    app.inject({ method: 'POST', url: '/api/login', payload: { username: 'Guarded', password: given } });
  for (let round = 0; round < 5; round += 1)
    for (const process of [one, other]) expect((await attempt(process, 'a wrong passphrase')).statusCode).toBe(401);
  for (const process of [one, other]) {
    const { statusCode, headers } = await attempt(process, password);
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('sign-ups of a name and changes of a pick are counted over all processes', async () => {
  const { one, other } = await startTwo();
  const user = await signUpUser(one.app, 'Undecided');
  const statuses = { signUps: new Map<number, number>(), picks: new Map<number, number>() };
  const count = (of: Map<number, number>, status: number) => of.set(status, (of.get(status) ?? 0) + 1);
  for (let round = 0; round < 24; round += 1) {
    const process = round % 2 === 0 ? one : other;
    process.upstream.changes = { 7: { gameDate: '2031-06-01T23:00:00Z' } };
    const invalid = { username: 'x', email: 'x', password };
    const signUp = await process.app.inject({ method: 'POST', url: '/api/signup', payload: invalid });
    count(statuses.signUps, signUp.statusCode);
    const payload = { game_Id: 7, predictedWinnerId: round % 4 < 2 ? 9001 : 9002 };
    count(statuses.picks, await statusAt(process, user, { method: 'POST', url: '/api/predictions', payload }));
  }
  expect([...statuses.signUps]).toEqual([
    [422, 20],
    [429, 4],
  ]);
  expect([...statuses.picks]).toEqual([
    [200, 20],
    [429, 4],
  ]);
});

test('a settlement, a new name and a deletion appear on the leaderboard of every process', async () => {
  const { one, other } = await startTwo();
  const [user, admin] = [await signUpUser(one.app, 'Ranked'), await signUpUser(one.app, 'Moderating')];
  await db.$client.query('update users set is_admin = true where id = $1', [admin.user.id]);
  const readNames = async () =>
    (await other.app.inject({ url: '/api/leaderboard' })).json<LeaderboardEntry[]>().map(({ username }) => username);
  expect(await readNames()).toEqual([]);
  const game = pickable({ gamePk: 700, phase: 'final', winnerId: 110 });
  await putGame(db, game);
  await putPick(db, user.user.id, game, 110);
  await settleGame(db, 700, Date.now());
  await expect.poll(readNames).toEqual(['Ranked']);
  const rename = { method: 'POST', url: `/api/admin/users/${user.user.id}/name` } as const;
  expect((await admin.inject({ ...rename, payload: { username: 'Renamed' } })).statusCode).toBe(200);
  await expect.poll(readNames).toEqual(['Renamed']);
  await user.inject({ method: 'DELETE', url: `/api/users/${user.user.id}` });
  await expect.poll(readNames).toEqual([]);
});

import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser, type TestUser } from '#features/accounts/server/testing/sign-up-user.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { endpoints } from '#tests/support/contract-endpoints.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';

/** The expected access of every restricted route, written independently of the code, to detect a route without its check. */
const restricted: Record<string, 'signed-in' | 'owner' | 'admin'> = {
  checkSession: 'signed-in',
  user: 'owner',
  patchUser: 'owner',
  deleteUser: 'owner',
  exportUser: 'owner',
  picksFile: 'owner',
  security: 'owner',
  changePassword: 'owner',
  changeEmail: 'owner',
  sendVerification: 'owner',
  createRecoveryCodes: 'owner',
  endSession: 'owner',
  endSessions: 'owner',
  passkeyOptions: 'owner',
  addPasskey: 'owner',
  removePasskey: 'owner',
  moderation: 'owner',
  dismissNotice: 'owner',
  userPicks: 'owner',
  submitPick: 'signed-in',
  withdrawPick: 'signed-in',
  setConfidence: 'signed-in',
  removeConfidence: 'signed-in',
  ownConfidences: 'owner',
  myPicks: 'signed-in',
  pastEvening: 'signed-in',
  pickReport: 'signed-in',
  practice: 'signed-in',
  submitPracticePick: 'signed-in',
  predictTable: 'signed-in',
  predictBracket: 'signed-in',
  privateLeagues: 'signed-in',
  privateLeague: 'signed-in',
  leagueEvening: 'signed-in',
  leagueWeeks: 'signed-in',
  createPrivateLeague: 'signed-in',
  joinPrivateLeague: 'signed-in',
  leavePrivateLeague: 'signed-in',
  renamePrivateLeague: 'signed-in',
  renewLeagueCode: 'signed-in',
  removeLeagueMember: 'signed-in',
  appointLeagueAdmin: 'signed-in',
  renewLeagueFeed: 'signed-in',
  endLeagueFeed: 'signed-in',
  createPlayer: 'signed-in',
  reportUsername: 'signed-in',
  followedPlayers: 'owner',
  followPlayers: 'owner',
  unfollowPlayer: 'owner',
  schedulePicks: 'signed-in',
  calendarUrl: 'owner',
  renewCalendarUrl: 'owner',
  endCalendarUrl: 'owner',
  createApiKey: 'owner',
  revokeApiKey: 'owner',
  webhooks: 'owner',
  createWebhook: 'owner',
  testWebhook: 'owner',
  enableWebhook: 'owner',
  removeWebhook: 'owner',
  reminders: 'owner',
  changeReminders: 'owner',
  subscribeToPush: 'owner',
  endPush: 'owner',
  alertSettings: 'owner',
  subscribeToAlerts: 'owner',
  endAlerts: 'owner',
  storeViewer: 'owner',
  forgetOtherViewers: 'owner',
  userAlerts: 'owner',
  adminState: 'admin',
  adminUsers: 'admin',
  adminReports: 'admin',
  adminRenameUser: 'admin',
  adminHideUser: 'admin',
  adminDeleteUser: 'admin',
  adminDismissReports: 'admin',
  adminRegradeGame: 'admin',
  adminJobs: 'admin',
  adminRetryJobs: 'admin',
};
const changesForEveryone = new Set([
  'login',
  'signup',
  'logout',
  'verifyEmail',
  'requestReset',
  'resetPassword',
  'recoverAccount',
  'passkeySignInOptions',
  'passkeySignIn',
  'unsubscribe',
]);

const db = await createTestDatabase();
const all = Object.entries(endpoints);
/** whose errors are JSON and whose success depends on the caller: all but streams and pictures */
const checked = all.filter(([, { mediaType }]) => !/^(?:image\/|text\/event-stream)/.test(mediaType ?? ''));
const changing = all.filter(([, { method }]) => method !== 'GET');

/** The URL of a route about user `id`; other parameters are numbers that do not exist, or a valid kind. */
const pathOf = ({ path }: Endpoint, id: number): string =>
  path.replace('/users/:id', `/users/${id}`).replace(':kind', 'renamed').replaceAll(/:\w+/g, '424242');

const isRefused = (status: number): boolean => status === 401 || status === 403;
const restrictedTo = (access: 'signed-in' | 'owner' | 'admin'): typeof checked =>
  checked.filter(([route]) => restricted[route] === access);
const open = checked.filter(([route]) => !(route in restricted));
const restrictedEndpoints = [...restrictedTo('signed-in'), ...restrictedTo('owner'), ...restrictedTo('admin')];
const missingUser = 424_242;

let known: { owner: TestUser; other: TestUser; admin: TestUser } | null = null;

async function signUpAdmin(app: FastifyInstance): Promise<TestUser> {
  const admin = await signUpUser(app, 'Commissar');
  await db.$client.query('update users set is_admin = true where id = $1', [admin.user.id]);
  return admin;
}

/** The application of this test, and three users shared by the tests of this file. */
async function start() {
  const { app } = await startTestApp({ db });
  known ??= {
    owner: await signUpUser(app, 'Owner'),
    other: await signUpUser(app, 'Other'),
    admin: await signUpAdmin(app),
  };
  const { owner, other, admin } = known;
  const send = (endpoint: Endpoint, id: number, headers: Record<string, string>) =>
    app.inject({ method: endpoint.method, url: pathOf(endpoint, id), headers });
  return { app, send, owner, other, admin };
}

test.each(restrictedEndpoints)('%s requires a session', async (_, endpoint) => {
  const { send, owner } = await start();
  const response = await send(endpoint, owner.user.id, {});
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ error: { code: 'not_signed_in' } });
});

test.each(open)('%s is open to visitors', async (route, endpoint) => {
  const { send } = await start();
  const { statusCode } = await send(endpoint, 1, {});
  expect(isRefused(statusCode), `${route} responds with ${statusCode}`).toBe(false);
});

test.each([...restrictedTo('owner'), ...restrictedTo('admin')])(
  '%s refuses another user, and nothing changes',
  async (_, endpoint) => {
    const { app, send, owner, other } = await start();
    const response = await send(endpoint, owner.user.id, { cookie: other.cookie });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ error: { code: 'forbidden' } });
    const own = await app.inject({ url: `/api/users/${owner.user.id}`, headers: { cookie: owner.cookie } });
    expect(own.json()).toEqual(owner.user);
  },
);

test.each(restrictedTo('owner'))('%s of a user that does not exist is a 404', async (_, endpoint) => {
  const { send, owner } = await start();
  expect((await send(endpoint, 99_999_999, { cookie: owner.cookie })).statusCode).toBe(404);
});

test.each(restrictedEndpoints)(
  '%s allows the permitted user, and the response is not cached',
  async (route, endpoint) => {
    const { app, send, owner, admin } = await start();
    const isOfAdmin = restricted[route] === 'admin';
    const user = isOfAdmin ? admin : owner;
    const caller = ['deleteUser', 'endSessions'].includes(route) ? await signUpUser(app, `Leaving-${route}`) : user;
    const response = await send(endpoint, isOfAdmin ? missingUser : caller.user.id, { cookie: caller.cookie });
    expect(isRefused(response.statusCode)).toBe(false);
    expect(response.headers['cache-control']).toMatch(/no-store/);
  },
);

test.each(changing)('%s is refused to a page of another site', async (_, endpoint) => {
  const { app, send, owner } = await start();
  const { cookie } = owner;
  const foreign: [string, string][] = [
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
    ['origin', 'null'],
  ];
  for (const [header, value] of foreign) {
    const response = await send(endpoint, owner.user.id, { cookie, [header]: value });
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('foreign_origin');
  }
  expect((await app.inject({ url: '/api/check_session', headers: { cookie } })).statusCode).toBe(200);
});

test('every route that changes data requires a session, except signing up, in and out, and recovery', () => {
  const unguarded = changing.filter(([route]) => !(route in restricted) && !changesForEveryone.has(route));
  expect(unguarded.map(([route]) => route)).toEqual([]);
});

test('every route below /api/admin is restricted to admins', () => {
  const ofAdmins = all.filter(([, { path }]) => path.startsWith('/api/admin/'));
  expect(ofAdmins.map(([route]) => [route, restricted[route]])).toEqual(ofAdmins.map(([route]) => [route, 'admin']));
  expect(ofAdmins.length).toBeGreaterThan(5);
});

test('every route about a user’s record is restricted to its owner', () => {
  const unguarded = all.filter(
    ([route, { path }]) => path.startsWith('/api/users/:id') && restricted[route] !== 'owner',
  );
  expect(unguarded.map(([route]) => route)).toEqual([]);
});

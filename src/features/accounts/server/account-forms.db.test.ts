import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { formResultSchema } from '#platform/api/form-result.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { userSchema } from '../contract/session.ts';
import { cookieOf, password, signUpUser } from './testing/sign-up-user.ts';

const db = await createTestDatabase();
const away = 9001;

/** Starts the application; game 7 begins in three hours, or with `isLate` in five minutes. `post` sends a form as a browser without scripts does. */
async function start({ isLate = false } = {}) {
  const { app, time, upstream } = await startTestApp({ db });
  upstream.changes = { 7: { gameDate: isLate ? '2031-06-01T19:05:00Z' : '2031-06-01T22:00:00Z' } };
  const post = async (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: `/forms/${form}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'shot.example',
        origin: 'http://shot.example',
        referer: 'http://shot.example/login?pick=7-9001',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
    const { 'set-cookie': cookies, location } = response.headers;
    const [, value = ''] = /called_shot_form=([^;]*)/.exec(String(cookies)) ?? [];
    const result = value === '' ? null : formResultSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
    return { status: response.statusCode, location, result, cookie: cookieOf(response.headers) };
  };
  const get = async (url: string, cookie: string) => (await app.inject({ url, headers: { cookie } })).json<unknown>();
  return { app, time, post, get };
}

const account = (username: string) => ({ username, email: `${username}@example.com`, password });

test('a form signs up and saves what the visitor has called before', async () => {
  const { post, get } = await start();
  const { status, location, result, cookie } = await post('sign-up', { ...account('Firsttime'), pick: '7-9001' });
  expect({ status, location, result }).toEqual({ status: 303, location: '/?called=7', result: null });
  expect(await get('/api/check_session', cookie)).toMatchObject({ username: 'Firsttime', totalNumGuesses: 1 });
  expect(await get('/api/predictions?date=2031-06-01', cookie)).toMatchObject({ picks: [{ winnerId: away }] });
});

test('a form signs in, with the pick or the invitation, and signs out', async () => {
  const { app, post, get } = await start();
  await signUpUser(app, 'Returner');
  const entry = { username: 'Returner', password };
  expect(await post('sign-in', { ...entry, invitation: 'a b' })).toMatchObject({ location: '/leagues?code=a%20b' });
  expect(await post('sign-in', { ...entry, alerts: 'game-7' })).toMatchObject({ location: '/alerts?for=game-7' });
  const { location, cookie } = await post('sign-in', { ...entry, pick: '7-9001' });
  expect(location).toBe('/?called=7');
  expect(await get('/api/predictions?date=2031-06-01', cookie)).toMatchObject({ picks: [{ winnerId: away }] });
  expect(await post('sign-out', {}, { cookie })).toMatchObject({ status: 303, location: '/', result: null });
  expect(await get('/api/check_session', cookie)).toMatchObject({ error: { code: 'not_signed_in' } });
});

test('a refused form returns to its page with the message, the entered values and no password', async () => {
  const { post } = await start();
  const message = 'Login failed: wrong username or password.';
  const result = { form: 'sign-in', message, fields: {}, values: { username: 'Nobody' } };
  const wrong = await post('sign-in', { username: 'Nobody', password: 'wrong' });
  expect(wrong).toMatchObject({ location: '/login?pick=7-9001', result });
  const weak = await post('sign-up', { ...account('Weakling'), password: 'weak' });
  expect(weak.result).toMatchObject({ form: 'sign-up', values: { username: 'Weakling' } });
  expect(Object.keys(weak.result?.fields ?? {})).toEqual(['password']);
  expect(weak.result?.values).not.toHaveProperty('password');
});

test('forms of other sites neither sign in nor out', async () => {
  const { app, post, get } = await start();
  const { cookie } = await signUpUser(app, 'Guarded');
  const foreign = { origin: 'https://evil.example' };
  expect((await post('sign-in', { username: 'Guarded', password }, foreign)).status).toBe(403);
  expect((await post('sign-out', {}, { ...foreign, cookie })).status).toBe(403);
  expect(await get('/api/check_session', cookie)).toMatchObject({ username: 'Guarded' });
});

test('the forms of the settings change the account of their owner, with a message', async () => {
  const { app, post, get } = await start();
  const { user, cookie } = await signUpUser(app, 'Settled');
  const other = await signUpUser(app, 'Stranger');
  const page = { cookie, referer: 'http://shot.example/user/Settled' };
  const id = String(user.id);
  const saved = await post('settings', { id, favorite_team: '121', profilePic: '3', usesConfidence: 'true' }, page);
  const result = { form: 'settings', code: 'done', message: 'Settings saved' };
  expect(saved).toMatchObject({ status: 303, location: '/user/Settled#settings', result });
  const settings = { favorite_team: 121, profilePic: '3', usesConfidence: true };
  expect(await get('/api/check_session', cookie)).toMatchObject(settings);
  expect((await post('settings', { id, favorite_team: '' }, page)).result?.code).toBe('done');
  expect(await get('/api/check_session', cookie)).toMatchObject({ favorite_team: null, profilePic: '3' });
  const foreign = await post('settings', { id: String(other.user.id), favorite_team: '121' }, page);
  expect(foreign.result).toMatchObject({ code: 'forbidden' });
  const wrong = await post('password', { id, currentPassword: 'wrong', password: 'another long passphrase' }, page);
  expect(wrong.result?.fields).toHaveProperty('currentPassword');
  const changed = await post('password', { id, currentPassword: password, password: 'Quiet-9-lantern' }, page);
  expect(changed.result).toMatchObject({ form: 'password', code: 'done' });
  expect(await post('sign-out-everywhere', { id }, page)).toMatchObject({ location: '/', result: null });
  expect(await get('/api/check_session', cookie)).toMatchObject({ error: { code: 'not_signed_in' } });
});

test('a favorite club is offered after the first pick and recovery codes on the third visit, until they are declined', async () => {
  const { app, time, post, get } = await start();
  const { user, cookie } = await signUpUser(app, 'Offered');
  const offer = async () => userSchema.parse(await get('/api/check_session', cookie)).offer;
  const decline = (declinedOffer: string) =>
    post('settings', { id: String(user.id), declinedOffer }, { cookie, referer: 'http://shot.example/' });
  const returnLater = () => time.pass(2 * 3_600_000);
  expect(await offer()).toBeNull();
  await post('pick', { game_Id: '7', call: '9001' }, { cookie });
  expect([await offer(), (await decline('club')).result?.code]).toEqual(['club', 'done']);
  expect(await offer()).toBeNull();
  returnLater();
  expect(await offer()).toBeNull();
  returnLater();
  expect(await offer()).toBe('recovery');
  await decline('recovery');
  expect(await offer()).toBeNull();
});

// the last one: a locked game stays locked
test('a form signs up when the called game has locked, without a pick', async () => {
  const { post, get } = await start({ isLate: true });
  const { location, cookie } = await post('sign-up', { ...account('Tooslow'), pick: '7-9001' });
  expect(location).toBe('/?called=7');
  expect(await get('/api/check_session', cookie)).toMatchObject({ username: 'Tooslow', totalNumGuesses: 0 });
});

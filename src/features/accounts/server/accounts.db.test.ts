import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { hashPassword } from './hash-password.ts';
import { cookieOf, password, signUpUser } from './testing/sign-up-user.ts';

const db = await createTestDatabase();
let changes = 0;
const startApp = () => startTestApp({ db });
const post = (url: string, payload: object) => ({ method: 'POST' as const, url, payload });

test('signing up starts a session, whose response has the user without the email', async () => {
  const { app } = await startApp();
  const payload = { username: 'Casey', email: 'casey@example.com', password };
  const made = await app.inject(post('/api/signup', payload));
  expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'private, no-store']);
  const user = made.json<object>();
  const settings = { favorite_team: null, profilePic: '1', usesConfidence: false, offer: null };
  const counts = { totalScore: 0, longestStreak: 0, currentStreak: 0, totalNumGuesses: 0 };
  const guesses = { totalGuessesCorrect: 0, totalGuessesIncorrect: 0 };
  expect(user).toEqual({ id: expect.any(Number), username: 'Casey', ...settings, ...counts, ...guesses });
  const checked = await app.inject({ url: '/api/check_session', headers: { cookie: cookieOf(made.headers) } });
  expect([checked.json(), checked.headers['cache-control']]).toEqual([user, 'private, no-store']);
});

test('a request without a session is not signed in', async () => {
  const { app } = await startApp();
  const response = await app.inject('/api/check_session');
  expect([response.statusCode, response.json()]).toMatchObject([401, { error: { code: 'not_signed_in' } }]);
});

test('a login ignores the case of the username and ends the earlier session', async () => {
  const { app } = await startApp();
  const user = await signUpUser(app, 'Mighty');
  const login = await user.inject(post('/api/login', { username: 'mIGHTY', password }));
  expect([login.statusCode, login.json()]).toEqual([200, user.user]);
  expect(cookieOf(login.headers)).not.toBe(user.cookie);
  expect((await user.inject({ url: '/api/check_session' })).statusCode).toBe(401);
});

test.each([
  ['a wrong password', 'Known', 'another passphrase'],
  ['an unknown user', 'Unknown', password],
])('%s causes the same error', async (_, username, given) => {
  const { app } = await startApp();
  await signUpUser(app, 'Known').catch(() => null);
  const response = await app.inject(post('/api/login', { username, password: given }));
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ error: 'Login failed: wrong username or password.', code: 'wrong_credentials' });
  expect(response.headers).not.toHaveProperty('set-cookie');
});

test.each([
  ['username', 'ab', 422],
  ['username', 'a'.repeat(31), 422],
  ['username', 'two words', 422],
  ['username', '../admin', 422],
  ['username', 'admin', 422],
  ['username', 7, 400],
  ['email', 'nowhere', 422],
  ['email', undefined, 400],
  ['password', 'short', 422],
  ['password', 'Baseball1!', 422],
  ['password', '', 400],
])('a sign-up with %s %j has status %i and an error at the field', async (field, value, status) => {
  const { app } = await startApp();
  const good = { username: 'Newcomer', email: 'newcomer@example.com', password };
  const response = await app.inject(post('/api/signup', { ...good, [field]: value }));
  expect(response.statusCode).toBe(status);
  const body = response.json<{ Error: string; error: string; fields: object }>();
  expect(Object.keys(body.fields)).toEqual([field]);
  expect(body.Error).toBe(body.error);
  expect((await db.$client.query("select from users where username_key = 'newcomer'")).rows).toEqual([]);
});

test.each(['Taken', 'tAKEN', 'ＴＡＫＥＮ', ' taken '])('the username %j is taken when Taken is', async (username) => {
  const { app } = await startApp();
  await signUpUser(app, 'Taken').catch(() => null);
  const response = await app.inject(post('/api/signup', { username, email: 'x@example.com', password }));
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ error: 'This username is taken.', fields: { username: 'is taken' } });
});

test.each(['Сhester', 'Chеster', 'CHESTER'])(
  'the username %j is refused because it looks like Chester',
  async (username) => {
    const { app } = await startApp();
    await signUpUser(app, 'Chester').catch(() => null);
    const response = await app.inject(post('/api/signup', { username, email: 'x@example.com', password }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'taken', fields: { username: expect.any(String) } });
  },
);

test('an account whose username and password violate newer rules can sign in', async () => {
  const { app } = await startApp();
  const passwordHash = await hashPassword('Baseball1!', { line: null });
  await db.$client.query(
    `insert into users (username, username_key, password_hash, created_at) values ('moderator', 'moderator', $1, now())`,
    [passwordHash],
  );
  const login = post('/api/login', { username: 'moderator', password: 'Baseball1!' });
  expect((await app.inject(login)).statusCode).toBe(200);
});

test('of simultaneous sign-ups with one username, one succeeds', async () => {
  const { app } = await startApp();
  const attempts = Array.from({ length: 8 }, (_, place) =>
    app.inject(post('/api/signup', { username: 'Wanted', email: `${place}@example.com`, password })),
  );
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(7);
});

test('the name of a deleted account, and names that look like it, stay reserved for a year, as hashes', async () => {
  const { app, time } = await startApp();
  const user = await signUpUser(app, 'Pollock');
  await user.inject({ method: 'DELETE', url: `/api/users/${user.user.id}` });
  const signUp = async (username: string) =>
    (await app.inject(post('/api/signup', { username, email: 'again@example.com', password }))).statusCode;
  const day = 86_400_000;
  expect([await signUp('pollock'), await signUp('POLLOCK'), await signUp('Po11ock')]).toEqual([409, 409, 409]);
  const { rows } = await db.$client.query<{ row: string }>(
    'select reserved_usernames::text as row from reserved_usernames',
  );
  expect(
    rows
      .map(({ row }) => row)
      .join()
      .toLowerCase(),
  ).not.toContain('pollock');
  time.pass(364 * day);
  expect(await signUp('Pollock')).toBe(409);
  time.pass(day);
  expect(await signUp('Pollock')).toBe(201);
});

test('an email in use does not change the response and stays with the first account', async () => {
  const { app } = await startApp();
  const signUp = async (username: string, email: string) => {
    const response = await app.inject(post('/api/signup', { username, email, password }));
    return [response.statusCode, Object.keys(response.json<object>())];
  };
  const first = await signUp('FirstOne', 'shared@example.com');
  expect(await signUp('SecondOne', 'Shared@Example.com')).toEqual(first);
  const { rows } = await db.$client.query("select username from users where email_key = 'shared@example.com'");
  expect(rows).toEqual([{ username: 'FirstOne' }]);
});

test('a user can change the team and the picture but not the number of picks', async () => {
  const { app } = await startApp();
  const { user, inject } = await signUpUser(app, 'Chooser');
  const patch = (payload: object) => inject({ method: 'PATCH', url: `/api/users/${user.id}`, payload });
  expect((await patch({ favorite_team: 121 })).json()).toEqual({ ...user, favorite_team: 121 });
  expect((await patch({ profilePic: '49' })).json()).toMatchObject({ favorite_team: 121, profilePic: '49' });
  expect((await patch({ totalNumGuesses: 99 })).json()).toMatchObject({ totalNumGuesses: 0 });
  expect((await patch({ usesConfidence: true })).json()).toMatchObject({ usesConfidence: true, profilePic: '49' });
  expect((await patch({ favorite_team: null })).json()).toMatchObject({ favorite_team: null });
});

test.each([
  [{ profilePic: '0' }, 'profilePic'],
  [{ profilePic: '50' }, 'profilePic'],
  [{ profilePic: 7 }, 'profilePic'],
  [{ favorite_team: 999 }, 'favorite_team'],
  [{ favorite_team: '121' }, 'favorite_team'],
  [{ totalNumGuesses: 'many' }, 'totalNumGuesses'],
  [{ usesConfidence: 1 }, 'usesConfidence'],
  [{ totalScore: 1000 }, 'body'],
  [{ profilePic: '2', username: 'Other' }, 'body'],
])('the change %j has status 400 with an error at %s and changes nothing', async (payload, field) => {
  const { app } = await startApp();
  const { user, inject } = await signUpUser(app, `Unchanged-${(changes += 1)}`);
  const response = await inject({ method: 'PATCH', url: `/api/users/${user.id}`, payload });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toHaveProperty(['error', 'fields', field]);
  expect((await inject({ url: `/api/users/${user.id}` })).json()).toEqual(user);
});

test('a user can export all data of the account, and deleting it deletes all', async () => {
  const { app } = await startApp();
  const { user, inject } = await signUpUser(app, 'Leaver');
  const exported = await inject({ url: `/api/users/${user.id}/export` });
  expect(exported.json()).toMatchObject({ user, email: 'Leaver@example.com', predictions: [], pickEvents: [] });
  expect(exported.body).not.toContain('argon2');
  const deleted = await inject({ method: 'DELETE', url: `/api/users/${user.id}` });
  expect(deleted.statusCode).toBe(200);
  expect(String(deleted.headers['set-cookie'])).toContain('Max-Age=0');
  expect((await inject({ url: '/api/check_session' })).statusCode).toBe(401);
  expect((await db.$client.query('select from sessions where user_id = $1', [user.id])).rows).toEqual([]);
  expect((await app.inject(post('/api/login', { username: 'Leaver', password }))).statusCode).toBe(401);
});

test('the database contains no passwords or tokens', async () => {
  const { app } = await startApp();
  const { cookie } = await signUpUser(app, 'Secretive');
  const { rows } = await db.$client.query<{ row: string }>(
    'select users::text as row from users union all select sessions::text from sessions',
  );
  const all = rows.map(({ row }) => row).join('\n');
  expect(all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(all).not.toContain(password);
  expect(all).not.toContain(/called_shot=([\w-]+)/.exec(cookie)?.[1]);
});

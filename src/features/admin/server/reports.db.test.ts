import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser, type TestUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { addNotice } from './reports.ts';

const db = await createTestDatabase();

const report = ({ inject }: TestUser, username: string, reason = 'offensive') =>
  inject({ method: 'POST', url: `/api/fans/${encodeURIComponent(username)}/reports`, payload: { reason } });

async function readReports(): Promise<unknown[]> {
  const { rows } = await db.$client.query(
    'select reported_id as reported, user_id as by, username, reason from username_reports order by at, user_id',
  );
  return rows;
}

test('a username is reported once per user and name', async () => {
  const { app } = await startTestApp({ db });
  const [cobb, speaker, wood] = [
    await signUpUser(app, 'Cobb'),
    await signUpUser(app, 'Speaker'),
    await signUpUser(app, 'Wood'),
  ];
  expect((await report(speaker, 'COBB', 'impersonation')).statusCode).toBe(200);
  expect((await report(speaker, 'Cobb', 'offensive')).statusCode).toBe(200);
  expect((await report(wood, 'Cobb')).statusCode).toBe(200);
  expect(await readReports()).toEqual([
    { reported: cobb.user.id, by: speaker.user.id, username: 'Cobb', reason: 'impersonation' },
    { reported: cobb.user.id, by: wood.user.id, username: 'Cobb', reason: 'offensive' },
  ]);
  const exported = await wood.inject({ url: `/api/users/${wood.user.id}/export` });
  expect(exported.json()).toMatchObject({ reports: [{ username: 'Cobb', reason: 'offensive' }] });
});

test('the own name, the name of a simulated user, an unknown name and an unknown reason are refused', async () => {
  const { app } = await startTestApp({ db });
  const reporter = await signUpUser(app, 'Jennings');
  await db.$client.query(
    `insert into users (username, username_key, is_simulated, created_at) values ('Robo', 'robo', true, now())`,
  );
  const before = await readReports();
  expect((await report(reporter, 'jennings')).json()).toMatchObject({
    error: { code: 'unacceptable', message: 'You cannot report your own username.' },
  });
  expect((await report(reporter, 'Robo')).statusCode).toBe(422);
  expect((await report(reporter, 'Nobody')).statusCode).toBe(404);
  expect([(await report(reporter, 'Cobb', 'envy')).statusCode, await readReports()]).toEqual([400, before]);
});

test('a user can report ten names per hour', async () => {
  const { app } = await startTestApp({ db });
  const reporter = await signUpUser(app, 'Zealot');
  for (let count = 0; count < 10; count += 1) expect((await report(reporter, 'Nobody')).statusCode).toBe(404);
  expect((await report(reporter, 'Nobody')).statusCode).toBe(429);
});

test('a user reads and dismisses notices of changes by a moderator', async () => {
  const { app } = await startTestApp({ db });
  const { user, inject } = await signUpUser(app, 'Renamed');
  const read = async () => (await inject({ url: `/api/users/${user.id}/moderation` })).json();
  expect(await read()).toEqual({ isAdmin: false, isHidden: false, notices: [] });
  await db.transaction((tx) => addNotice(tx, user.id, 'renamed', 0));
  await db.transaction((tx) => addNotice(tx, user.id, 'renamed', 1));
  expect(await read()).toMatchObject({ notices: ['renamed'] });
  const dismiss = (kind: string) => inject({ method: 'DELETE', url: `/api/users/${user.id}/notices/${kind}` });
  expect([(await dismiss('hidden')).statusCode, (await dismiss('praised')).statusCode]).toEqual([200, 400]);
  expect(await read()).toMatchObject({ notices: ['renamed'] });
  await dismiss('renamed');
  expect(await read()).toMatchObject({ notices: [] });
});

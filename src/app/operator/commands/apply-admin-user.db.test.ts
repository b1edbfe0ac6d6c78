import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { applyAdminUser } from './apply-admin-user.ts';

const db = await createTestDatabase();

/** Applies the setting, and returns the warnings. */
async function apply(adminUser: string): Promise<string[]> {
  const warnings: string[] = [];
  await applyAdminUser(db, { adminUser, now: 0, log: { warn: (message) => warnings.push(message) } });
  return warnings;
}

async function readAdmins(): Promise<unknown[]> {
  const { rows } = await db.$client.query<{ username: string }>('select username from users where is_admin');
  return rows.map(({ username }) => username);
}

async function readAudit(): Promise<unknown[]> {
  return (await db.$client.query('select actor, action, target from audit_log order by id')).rows;
}

test('an existing account becomes an admin once, with an entry in the audit log', async () => {
  const { user } = await signUpUser((await startTestApp({ db })).app, 'Landis');
  expect(await apply('landis')).toEqual([]);
  expect(await apply('landis')).toEqual([]);
  expect(await readAdmins()).toEqual(['Landis']);
  expect(await readAudit()).toEqual([
    { actor: 'setting:ADMIN_USER', action: 'users make-admin', target: `user ${user.id}` },
  ]);
});

test('a missing account is not created, and its name and those that look like it cannot be registered', async () => {
  const { app } = await startTestApp({ db, adminUser: 'Frick' });
  expect(await apply('Frick')).toEqual([expect.stringContaining('not the name of an account')]);
  expect(await readAdmins()).not.toContain('Frick');
  for (const username of ['Frick', 'FRICK', 'Fr\u0456ck'])
    await expect(signUpUser(app, username)).rejects.toThrow('is reserved');
  await expect(signUpUser(app, 'Frickson')).resolves.toMatchObject({ user: { username: 'Frickson' } });
});

test('a simulated user does not become an admin', async () => {
  await db.$client.query(
    `insert into users (username, username_key, is_simulated, created_at) values ('Robo', 'robo', true, now())`,
  );
  expect(await apply('Robo')).toEqual([expect.stringContaining('not the name of an account')]);
  expect(await readAdmins()).not.toContain('Robo');
});

import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { password, signUpUser } from './testing/sign-up-user.ts';

const db = await createTestDatabase();

test('requests of an account that is deleted at the same time are refused, not failed', async () => {
  const { app, upstream } = await startTestApp({ db });
  upstream.changes = { 7: { gameDate: '2031-06-01T22:00:00Z' } };
  const statuses = new Set<number>();
  for (let round = 0; round < 8; round += 1) {
    const { user, inject } = await signUpUser(app, `leaving${round}`);
    const url = `/api/users/${user.id}`;
    const pick = (winner: number) =>
      inject({ method: 'POST', url: '/api/predictions', payload: { game_Id: 7, predictedWinnerId: winner } });
    const busy = Array.from({ length: 20 }, (_, index) => [
      pick(index % 2 === 0 ? 9001 : 9002),
      inject({ method: 'DELETE', url: '/api/predictions/7' }),
      inject({ method: 'PATCH', url, payload: { profilePic: String(1 + index) } }),
      inject({ url: `${url}/export` }),
      inject({ url: `${url}/predictions` }),
    ]).flat();
    const logins = Array.from({ length: 2 }, () =>
      app.inject({ method: 'POST', url: '/api/login', payload: { username: user.username, password } }),
    );
    const [deleted, ...others] = await Promise.all([inject({ method: 'DELETE', url }), ...busy, ...logins]);
    expect(deleted.statusCode).toBe(200);
    for (const { statusCode } of others) statuses.add(statusCode);
    expect((await inject({ url: '/api/check_session' })).statusCode).toBe(401);
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(statuses).toContain(401);
});

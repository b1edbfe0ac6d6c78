import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { passRealTime } from '#app/testing/pass-real-time.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { pickEvents } from '../tables.ts';
import { maxEventsPerPick } from './write-pick.ts';

const db = await createTestDatabase();

test('500 changes of a pick in a row are throttled, and its history is bounded', async () => {
  const { app, upstream } = await startTestApp({ db });
  upstream.changes = { 7: { gameDate: '2031-06-01T23:00:00Z' } };
  const { user, inject } = await signUpUser(app, 'changing');
  const countEvents = () => db.$count(pickEvents, eq(pickEvents.userId, user.id));
  const change = async (count: number) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const payload = { game_Id: 7, predictedWinnerId: index % 2 === 0 ? 9001 : 9002 };
      statuses.push((await inject({ method: 'POST', url: '/api/predictions', payload })).statusCode);
    }
    return statuses.filter((status) => status === 200).length;
  };
  expect(await change(500)).toBe(20);
  expect(await countEvents()).toBe(20);
  for (let round = 0; round < 5; round += 1) {
    passRealTime(10 * 60_000);
    expect(await change(18)).toBe(18);
    await inject({ method: 'DELETE', url: '/api/predictions/7' });
  }
  expect(await countEvents()).toBe(maxEventsPerPick);
  const [latest] = await db
    .select()
    .from(pickEvents)
    .orderBy(pickEvents.id)
    .offset(maxEventsPerPick - 1);
  expect(latest?.kind).toBe('withdrawn');
});

test('300 profile changes in a row are throttled', async () => {
  const { app } = await startTestApp({ db });
  const { user, inject } = await signUpUser(app, 'restless');
  const statuses: number[] = [];
  for (let index = 0; index < 70; index += 1) {
    const payload = { profilePic: String(1 + (index % 40)) };
    statuses.push((await inject({ method: 'PATCH', url: `/api/users/${user.id}`, payload })).statusCode);
  }
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([60, 429]);
});

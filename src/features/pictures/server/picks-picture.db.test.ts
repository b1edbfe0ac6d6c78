import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';

const db = await createTestDatabase();
const minute = 60_000;
/** 19:00 UTC, the present time of the application */
const now = Date.UTC(2031, 5, 1, 19);
const game = (gamePk: number, startsAt: number) =>
  pickable({ gamePk, officialDate: '2031-06-01', startsAt, awayId: 144, homeId: 121 });

test('the picture of picks shows a pick to no one before its lock, and to every visitor from then on', async () => {
  const { app, time } = await startTestApp({ db });
  const { user, inject } = await signUpUser(app, 'Caller');
  const url = '/api/fans/caller/picks/picture.png';
  const read = async (path = url, get: typeof inject = (request) => app.inject(request)) => {
    const response = await get({ url: path });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    return response.rawPayload;
  };
  const empty = await read();

  const hidden = game(7, now + 30 * minute);
  await putGame(db, hidden);
  await putPick(db, user.id, hidden, 121);
  for (const path of [url, `${url}?date=2031-06-01`]) {
    expect(await read(path)).toEqual(empty);
    expect(await read(path, inject)).toEqual(empty);
  }
  time.pass(20 * minute);
  const locked = await read();
  expect(locked).not.toEqual(empty);
  expect(await read(`${url}?date=2031-06-01`)).toEqual(locked);
  expect(await read(`${url}?results=1`)).not.toEqual(locked);
});

test('the picture of an unknown user is a 404, and of an invalid date a 400', async () => {
  const { app } = await startTestApp({ db });
  expect((await app.inject({ url: '/api/fans/nobody/picks/picture.png' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/fans/caller/picks/picture.png?date=soon' })).statusCode).toBe(400);
});

import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { formResultSchema } from '#platform/api/form-result.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';

const db = await createTestDatabase();
const [away, home] = [9001, 9002];

/** Starts the application; game 7 begins in three hours. `post` sends a form as a browser without scripts does. */
async function start(username?: string) {
  const { app, upstream } = await startTestApp({ db });
  upstream.changes = { 7: { gameDate: '2031-06-01T22:00:00Z' } };
  const user = username === undefined ? null : await signUpUser(app, username);
  const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/forms/pick',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'shot.example',
        origin: 'http://shot.example',
        referer: 'http://shot.example/today?level=1',
        ...(user && { cookie: user.cookie }),
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
    const [, value = ''] = /called_shot_form=([^;]*)/.exec(String(response.headers['set-cookie'])) ?? [];
    const result = value === '' ? null : formResultSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
    return { status: response.statusCode, location: response.headers.location, result };
  };
  const winner = async () => {
    const headers = { cookie: user?.cookie ?? '' };
    const response = await app.inject({ url: '/api/predictions?date=2031-06-01', headers });
    return response.json<{ picks: { winnerId: number }[] }>().picks.map(({ winnerId }) => winnerId);
  };
  return { post, winner };
}

const done = { status: 303, location: '/today?level=1#game-7', result: null };

test('a form picks a winner with the button of the club, changes it with a radio button, and withdraws it', async () => {
  const { post, winner } = await start('Scriptless');
  expect([await post({ game_Id: '7', call: String(away) }), await winner()]).toEqual([done, [away]]);
  expect([await post({ game_Id: '7', predictedWinnerId: String(home) }), await winner()]).toEqual([done, [home]]);
  // a button counts more than the radio button of the present pick
  expect(await post({ game_Id: '7', predictedWinnerId: String(home), call: String(away) })).toEqual(done);
  expect(await winner()).toEqual([away]);
  expect(await post({ game_Id: '7', predictedWinnerId: String(away), withdraw: '1' })).toEqual(done);
  expect(await winner()).toEqual([]);
});

test.each([
  ['a visitor', undefined, { game_Id: '7', call: '9001' }, 'You need to sign in to submit predictions'],
  ['no winner by a visitor', undefined, { game_Id: '7' }, 'You need to sign in to submit predictions'],
  ['no winner', 'Undecided', { game_Id: '7' }, 'You need to select a winner before submitting'],
  [
    'a club of another game',
    'Mistaken',
    { game_Id: '7', call: '121' },
    'PredictedWinnerId is not a club of this game.',
  ],
  ['a withdrawal without a pick', 'Undoer', { game_Id: '7', withdraw: '1' }, 'There is no pick to withdraw.'],
])('a form with %s is refused with a message for its page', async (_, username, fields, message) => {
  const { post } = await start(username);
  const { result, ...redirect } = await post(fields);
  expect(redirect).toEqual({ status: 303, location: '/today?level=1#game-7' });
  expect(result).toMatchObject({ form: 'pick-7', message, values: fields });
});

test('a form of another site is refused, and no form redirects to another site', async () => {
  const { post, winner } = await start('Target');
  const fields = { game_Id: '7', call: String(away) };
  expect((await post(fields, { origin: 'https://evil.example' })).status).toBe(403);
  expect([(await post(fields, { 'sec-fetch-site': 'cross-site' })).status, await winner()]).toEqual([403, []]);
  for (const [referer, location] of [
    ['https://evil.example/today', '/today#game-7'],
    ['http://shot.example//evil.example', '/evil.example#game-7'],
    ['nonsense', '/today#game-7'],
  ] as const)
    expect(await post(fields, { referer })).toMatchObject({ status: 303, location });
});

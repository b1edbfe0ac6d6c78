import { describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser, type TestUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { putGame } from '#features/settlement/server/testing/season-of-picks.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { dayPicksSchema, pickHistorySchema } from '../contract/picks.ts';
import { pickEvents } from '../tables.ts';

const db = await createTestDatabase();
const [away, home] = [9001, 9002];
let users: { user: TestUser; other: TestUser } | null = null;

/** Starts the application. Game 7 begins in three hours; game 5 began four hours ago. */
async function start() {
  const started = await startTestApp({ db });
  started.upstream.changes = { 7: { gameDate: '2031-06-01T22:00:00Z' } };
  const by = (cookie: string) => ({
    submit: (payload: object) =>
      started.app.inject({ method: 'POST', url: '/api/predictions', payload, headers: { cookie } }),
    withdraw: (gamePk: number, headers = {}) =>
      started.app.inject({ method: 'DELETE', url: `/api/predictions/${gamePk}`, headers: { cookie, ...headers } }),
    day: async (date: string) => {
      const response = await started.app.inject({ url: `/api/predictions?date=${date}`, headers: { cookie } });
      return dayPicksSchema.parse(response.json());
    },
    history: async (id: number) => {
      const response = await started.app.inject({ url: `/api/users/${id}/predictions`, headers: { cookie } });
      return pickHistorySchema.parse(response.json()).picks;
    },
  });
  users ??= { user: await signUpUser(started.app, 'Caller'), other: await signUpUser(started.app, 'Other') };
  return { ...started, ...users, by };
}

const request = { game_Id: 7, predictedWinnerId: home, predictedLoserId: away };

describe('a pick over HTTP', () => {
  test('is created, changed and returned with club names and history', async () => {
    const { by, user, time } = await start();
    const ownPicks = by(user.cookie);
    const made = await ownPicks.submit({ ...request, predictedWinnerId: away, predictedLoserId: home });
    expect(made.statusCode).toBe(200);
    time.pass(60_000);
    const changed = await ownPicks.submit({ ...request, user_Id: user.user.id });
    expect(changed.json()).toMatchObject({ game_Id: 7, user_Id: user.user.id, predictedWinnerId: home });
    const [{ history, score, ...pick } = { history: [], score: null }] = await ownPicks.history(user.user.id);
    expect([changed.json(), score]).toMatchObject([{ pick }, null]);
    expect((await ownPicks.submit(request)).json()).toEqual(changed.json());
    expect(pick).toMatchObject({ winnerId: home, winnerName: 'Team 9002', loserName: 'Team 9001', state: 'open' });
    expect(history.map(({ text }) => text)).toEqual(['You picked Team 9001.', 'You changed your pick to Team 9002.']);
  });

  test('is returned as made while its events are deleted with the account', async () => {
    const { by, user } = await start();
    const ownPicks = by(user.cookie);
    await ownPicks.submit(request);
    await db.delete(pickEvents);
    const [{ history, lastEvent } = { history: [], lastEvent: null }] = await ownPicks.history(user.user.id);
    expect([history.map(({ text }) => text), lastEvent?.kind]).toEqual([['You picked Team 9002.'], 'made']);
  });

  test.each([
    ['an empty body', {}, 400, 'invalid_input', 'game_Id'],
    ['a game id that is not a number', { ...request, game_Id: 'seven' }, 400, 'invalid_input', 'game_Id'],
    ['no winner', { game_Id: 7 }, 400, 'invalid_input', 'predictedWinnerId'],
    ['a winner of another type', { ...request, predictedWinnerId: null }, 400, 'invalid_input', 'predictedWinnerId'],
    ['an unknown game', { ...request, game_Id: 424_242 }, 422, 'unacceptable', 'game_Id'],
    ['a winner of another game', { ...request, predictedWinnerId: 121 }, 422, 'unacceptable', 'predictedWinnerId'],
    ['a loser of another game', { ...request, predictedLoserId: 121 }, 422, 'unacceptable', 'predictedLoserId'],
    ['both clubs the same', { ...request, predictedLoserId: home }, 422, 'unacceptable', 'predictedLoserId'],
    ['another user’s id', { ...request, predictedWinnerId: away, user_Id: 999_999 }, 403, 'forbidden', null],
    ['a game that has started', { ...request, game_Id: 5 }, 409, 'prediction_locked', null],
  ])('with %s is rejected and changes nothing', async (_, payload, status, code, field) => {
    const { by, user } = await start();
    const ownPicks = by(user.cookie);
    await ownPicks.submit(request);
    const before = await ownPicks.history(user.user.id);
    const response = await ownPicks.submit(payload);
    expect(response.statusCode).toBe(status);
    const { error } = response.json<{ error: { code: string; message: string; fields?: Record<string, string> } }>();
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/\S+ \S+/);
    expect(Object.keys(error.fields ?? {})).toEqual(field === null ? [] : expect.arrayContaining([field]));
    expect(await ownPicks.history(user.user.id)).toEqual(before);
  });

  test('of a game that does not count is rejected with the reason', async () => {
    const { by, user, upstream } = await start();
    upstream.changes[8] = { gameType: 'S', gameDate: '2031-06-01T23:00:00Z' };
    const response = await by(user.cookie).submit({ ...request, game_Id: 8 });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ error: { message: expect.stringMatching(/^Spring training games/) } });
    const history = await by(user.cookie).history(user.user.id);
    expect(history.map(({ gamePk }) => gamePk)).not.toContain(8);
  });

  test('of a visitor is rejected with the message of the specification', async () => {
    const { by } = await start();
    const response = await by('').submit(request);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: { message: 'You need to sign in to submit predictions' } });
  });

  test('is withdrawn once, with or without a content type, by its owner only', async () => {
    const { by, user, other } = await start();
    const ownPicks = by(user.cookie);
    await ownPicks.submit(request);
    expect((await by(other.cookie).withdraw(7)).statusCode).toBe(404);
    expect(await ownPicks.history(user.user.id)).toHaveLength(1);
    expect((await ownPicks.withdraw(7, { 'content-type': 'application/json' })).statusCode).toBe(200);
    expect([(await ownPicks.withdraw(7)).statusCode, (await ownPicks.withdraw(5)).statusCode]).toEqual([404, 409]);
    expect([(await ownPicks.withdraw(424_242)).statusCode, await ownPicks.history(user.user.id)]).toEqual([404, []]);
  });
});

test('a body that is not JSON is rejected; an empty one counts as absent', async () => {
  const { app } = await start();
  const post = (payload: string) =>
    app.inject({ method: 'POST', url: '/api/login', payload, headers: { 'content-type': 'application/json' } });
  expect((await post('{"username":')).statusCode).toBe(400);
  expect((await post('{"__proto__":{"x":1}}')).statusCode).toBe(400);
  expect((await post('')).json()).toMatchObject({ error: expect.stringContaining('username') });
});

test('a pick of a game that moved is void on its original day and on the new one', async () => {
  const { by, other } = await start();
  const ownPicks = by(other.cookie);
  await ownPicks.submit(request);
  const moved = { gamePk: 7, awayId: away, homeId: home, startsAt: Date.UTC(2031, 5, 9, 22) };
  await putGame(db, pickable({ ...moved, officialDate: '2031-06-09' }));
  for (const date of ['2031-06-01', '2031-06-09'])
    expect((await ownPicks.day(date)).picks).toMatchObject([{ gamePk: 7, officialDate: '2031-06-01', state: 'void' }]);
  expect((await ownPicks.day('2031-06-02')).picks).toEqual([]);
});

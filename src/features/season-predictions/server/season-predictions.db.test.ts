import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { addUsers } from '#features/settlement/server/testing/season-of-picks.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import type { TablePrediction } from '../rules/table-shapes.ts';
import { inventedField, inventedPrediction, inventedResults } from '../rules/testing/invented-table.ts';
import { seasonPredictions } from '../tables.ts';
import { storeContest } from './follow-contests.ts';
import { addPredictions, closesAt, inventedContest, start } from './testing/invented-contest.ts';

const db = await createTestDatabase();
beforeEach(async () => {
  await db.execute(sql`delete from users`);
  await db.execute(sql`truncate contests cascade`);
});

const url = '/api/season-predictions/table';
const payload = (prediction: TablePrediction = inventedPrediction, season = '2031') => ({ season, prediction });

async function startWithUser(username = 'Seer') {
  const { app, time } = await startTestApp({ db });
  const user = await signUpUser(app, username);
  const save = (...body: Parameters<typeof payload>) => user.inject({ method: 'POST', url, payload: payload(...body) });
  const read = async () => (await user.inject({ url })).json();
  return { app, time, user, save, read };
}

test('before the first season with predictions the page is empty', async () => {
  const { app, save } = await startWithUser();
  expect((await app.inject({ url })).json()).toEqual({ seasons: [], contest: null, own: null, shown: null });
  expect([(await app.inject({ url: `${url}?season=2031` })).statusCode, (await save()).statusCode]).toEqual([404, 404]);
});

test('a prediction is saved and changed until the deadline, and only its user reads it', async () => {
  await storeContest(db, inventedContest(), start);
  const { app, time, save, read } = await startWithUser();
  expect((await save()).json()).toEqual({ prediction: inventedPrediction, savedAt: start });
  const changed = { ...inventedPrediction, champion: 62 };
  time.pass(59_999);
  expect((await save(changed)).statusCode).toBe(200);
  const { own, contest } = await read();
  expect(own).toEqual({ prediction: changed, savedAt: start + 59_999 });
  expect(contest).toEqual({
    season: '2031',
    closesAt,
    isOpen: true,
    isFinal: false,
    field: inventedField,
    results: null,
  });
  expect((await app.inject({ url })).json()).toMatchObject({ own: null });

  time.pass(1);
  const late = await save();
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    error: { code: 'prediction_locked', message: 'The predictions of 2031 are closed.' },
  });
  expect(await read()).toMatchObject({ own, contest: { isOpen: false } });
});

test.each([
  ['a missing division', { divisions: [] }, 'prediction.divisions'],
  ['too few wild cards', { wildCards: [12] }, 'prediction.wildCards'],
  ['a champion outside the postseason', { champion: 13 }, 'prediction.champion'],
])('a prediction with %s is refused with the name of the field', async (_, change, field) => {
  await storeContest(db, inventedContest(), start);
  const { save } = await startWithUser();
  const response = await save({ ...inventedPrediction, ...change });
  expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [field]]);
  expect(await db.$count(seasonPredictions)).toBe(0);
});

const championOf = (index: number) => ({ ...inventedPrediction, champion: index % 2 === 0 ? 11 : 62 });

const readScores = async () =>
  (await db.select({ score: seasonPredictions.score }).from(seasonPredictions).orderBy(seasonPredictions.userId)).map(
    ({ score }) => score,
  );

test('predictions have no points before the deadline, and are scored again when the results change', async () => {
  const results = inventedContest({ results: inventedResults });
  await storeContest(db, results, start);
  const users = await addUsers(db, 2);
  await addPredictions(db, 'table', users, championOf);
  expect([await storeContest(db, results, closesAt - 1), await readScores()]).toEqual([0, [null, null]]);
  expect([await storeContest(db, results, closesAt), await readScores()]).toEqual([2, [96, 96]]);
  expect(await storeContest(db, results, closesAt)).toBe(0);
  const final = inventedContest({ results: { ...inventedResults, champion: 62 }, isFinal: true });
  expect([await storeContest(db, final, closesAt), await readScores()]).toEqual([2, [96, 106]]);
});

test('a prediction that was saved in the last moment is scored with the next run', async () => {
  const results = inventedContest({ results: inventedResults });
  await storeContest(db, results, closesAt);
  await addPredictions(db, 'table', await addUsers(db, 1), championOf);
  expect([await storeContest(db, results, closesAt), await readScores()]).toEqual([1, [96]]);
});

test('more predictions than one batch are scored', async () => {
  await storeContest(db, inventedContest(), start);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (username, username_key, created_at)
    select 'many' || n, 'many' || n, now() from generate_series(1, 2001) n returning id`);
  await addPredictions(
    db,
    'table',
    rows.map(({ id }) => id),
    championOf,
  );
  expect(await storeContest(db, inventedContest({ results: inventedResults }), closesAt)).toBe(2001);
  expect(new Set(await readScores())).toEqual(new Set([96]));
});

test('a deadline moves only before it has passed', async () => {
  const deadline = async (later: number, now: number) => {
    await storeContest(db, inventedContest({ closesAt: later }), now);
    const { rows } = await db.execute<{ at: Date }>(sql`select closes_at as at from contests`);
    return new Date(rows[0]?.at ?? 0).getTime();
  };
  expect(await deadline(closesAt, start)).toBe(closesAt);
  expect(await deadline(closesAt + 1000, closesAt - 1)).toBe(closesAt + 1000);
  expect(await deadline(closesAt + 5000, closesAt + 1000)).toBe(closesAt + 1000);
});

test('past seasons are kept, and the newest one is the default', async () => {
  await storeContest(
    db,
    inventedContest({ season: 2030, closesAt: start - 1, results: inventedResults, isFinal: true }),
    start,
  );
  await storeContest(db, inventedContest(), start);
  const { app } = await startTestApp({ db });
  const read = async (query: string) => (await app.inject({ url: `${url}${query}` })).json();
  expect(await read('')).toMatchObject({ seasons: ['2031', '2030'], contest: { season: '2031', isOpen: true } });
  expect(await read('?season=2030')).toMatchObject({
    contest: { season: '2030', isOpen: false, isFinal: true, results: inventedResults },
  });
});

test('predictions are part of the export of an account, and deleted with it', async () => {
  await storeContest(db, inventedContest(), start);
  const { user, save } = await startWithUser('Leaver');
  await save();
  const exported = (await user.inject({ url: `/api/users/${user.user.id}/export` })).json();
  const at = new Date(start).toISOString();
  expect(exported.seasonPredictions).toEqual([
    { kind: 'table', season: 2031, prediction: inventedPrediction, madeAt: at, changedAt: at, score: null },
  ]);
  await user.inject({ method: 'DELETE', url: `/api/users/${user.user.id}` });
  expect(await db.$count(seasonPredictions)).toBe(0);
});

test('a user can change predictions thirty times in ten minutes', async () => {
  await storeContest(db, inventedContest(), start);
  const { save } = await startWithUser();
  for (let count = 0; count < 30; count += 1) expect((await save()).statusCode).toBe(200);
  expect((await save()).statusCode).toBe(429);
});

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { addUsers } from '#features/settlement/server/testing/season-of-picks.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { chooseWinner } from '../rules/follow-bracket.ts';
import { inventedBracket, inventedBracketField } from '../rules/testing/invented-bracket.ts';
import { seasonPredictions } from '../tables.ts';
import { storeContest } from './follow-contests.ts';
import { writePrediction } from './routes.ts';
import { addPredictions, closesAt, inventedContest, start } from './testing/invented-contest.ts';

const db = await createTestDatabase();
const decided = inventedBracket.winners.map(({ series, clubId }) => ({ series, round: series.slice(0, -1), clubId }));
const bracket = (series = 0) =>
  inventedContest({
    kind: 'bracket',
    field: inventedBracketField,
    results: { winners: decided.slice(0, series) },
    isFinal: series === decided.length,
  });
const url = '/api/season-predictions/bracket';

beforeEach(async () => {
  await db.execute(sql`delete from users`);
  await db.execute(sql`truncate contests cascade`);
});

async function startWithUser() {
  const { app, time } = await startTestApp({ db });
  const user = await signUpUser(app, 'Seer');
  const save = (prediction: object = inventedBracket) =>
    user.inject({ method: 'POST', url, payload: { season: '2031', prediction } });
  return { app, time, user, save };
}

test('before the clubs of the postseason are known there is nothing to predict', async () => {
  const { app, save } = await startWithUser();
  expect((await app.inject(url)).json()).toEqual({ seasons: [], contest: null, own: null, shown: null });
  expect((await save()).statusCode).toBe(404);
});

test('a bracket is saved and changed until the first lock, hidden from others until then, and public afterwards', async () => {
  await storeContest(db, bracket(), start);
  const { app, time, user, save } = await startWithUser();
  const upset = chooseWinner(inventedBracket, 'world1', 21);
  expect((await save()).statusCode).toBe(200);
  time.pass(59_999);
  expect((await save(upset)).json()).toEqual({ prediction: upset, savedAt: start + 59_999 });
  expect((await user.inject({ url })).json()).toMatchObject({ own: { prediction: upset }, contest: { isOpen: true } });
  expect((await app.inject(url)).json()).toMatchObject({ own: null, shown: null });
  expect((await app.inject(`${url}?username=Seer`)).statusCode).toBe(404);
  expect((await app.inject(`${url}/board`)).json()).toMatchObject({ rows: [], own: null, house: null });

  time.pass(1);
  expect((await save()).statusCode).toBe(409);
  expect((await app.inject(`${url}?username=Seer`)).json()).toMatchObject({
    shown: { username: 'Seer', prediction: upset, savedAt: start + 59_999 },
  });
});

test.each([
  ['a missing series', { winners: inventedBracket.winners.slice(1) }],
  ['a club that has lost before', chooseWinner(inventedBracket, 'division1', 14)],
])('a bracket with %s is refused with the name of the field', async (_, prediction) => {
  await storeContest(db, bracket(), start);
  const { save } = await startWithUser();
  const response = await save(prediction);
  expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['prediction.winners']]);
  expect(await db.$count(seasonPredictions)).toBe(0);
});

test('brackets are scored as the series are decided, and the board follows', async () => {
  await storeContest(db, bracket(), start);
  const { app, time } = await startWithUser();
  const users = await addUsers(db, 2);
  await addPredictions(db, 'bracket', users, (index) =>
    index === 0 ? chooseWinner(inventedBracket, 'world1', 21) : inventedBracket,
  );
  const readBoard = async () => {
    time.pass(60_000);
    const { rows, house } = (await app.inject(`${url}/board`)).json();
    return {
      rows: rows.map((row: Record<string, unknown>) => [row.username, row.rank, row.score, row.correct]),
      house,
    };
  };
  expect(await storeContest(db, bracket(), closesAt)).toBe(2);
  expect((await readBoard()).rows.flatMap(([, rank, score]: unknown[]) => [rank, score])).toEqual([1, 0, 1, 0]);
  expect(await storeContest(db, bracket(decided.length), closesAt)).toBe(2);
  expect(await readBoard()).toMatchObject({
    rows: [
      ['fan001', 1, 28, 11],
      ['fan000', 2, 20, 10],
    ],
    house: { name: 'The Seeds', score: 20, correct: 10 },
  });
});

test('brackets that are saved while the deadline passes are all scored as they were saved', async () => {
  await storeContest(db, bracket(decided.length), start);
  const users = await addUsers(db, 20);
  const upset = chooseWinner(inventedBracket, 'world1', 21);
  const save = (userId: number, prediction: typeof upset, now: number) =>
    writePrediction(
      db,
      { kind: 'bracket', season: '2031', userId: markAuthorized(userId), prediction, now },
      () => null,
    );
  await Promise.all(users.map((id) => save(id, inventedBracket, start)));
  await Promise.all([
    storeContest(db, bracket(decided.length), closesAt),
    ...users.map((id, index) => save(id, upset, index % 2 === 0 ? closesAt - 1 : closesAt).catch(() => undefined)),
    storeContest(db, bracket(decided.length), closesAt),
  ]);
  await storeContest(db, bracket(decided.length), closesAt);
  const rows = await db.select().from(seasonPredictions).orderBy(seasonPredictions.userId);
  expect(rows.map(({ prediction }) => isDeepStrictEqual(prediction, upset))).toEqual(
    users.map((_, index) => index % 2 === 0),
  );
  expect(rows.map(({ score }) => score)).toEqual(users.map((_, index) => (index % 2 === 0 ? 20 : 28)));
});

import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { addUsers } from '#features/settlement/server/testing/season-of-picks.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { type SeasonBoard, type SeasonBoardRow, seasonBoardSchema } from '../contract.ts';
import { inventedPrediction, inventedResults } from '../rules/testing/invented-table.ts';
import { storeContest } from './follow-contests.ts';
import { addPredictions, closesAt, inventedContest, start } from './testing/invented-contest.ts';

const db = await createTestDatabase();
const scored = inventedContest({ results: inventedResults });

/** The invented prediction with the first `index % 7` divisions reversed. */
function predictionOf(index: number) {
  const turned = inventedPrediction.divisions.map(({ divisionId, clubs }, place) => ({
    divisionId,
    clubs: place < index % 7 ? clubs.toReversed() : clubs,
  }));
  return { ...inventedPrediction, divisions: turned };
}

beforeEach(async () => {
  await db.execute(sql`delete from users`);
  await db.execute(sql`truncate contests cascade`);
});

async function startBoard(userCount: number) {
  await storeContest(db, scored, start);
  const { app, time } = await startTestApp({ db });
  const user = await signUpUser(app, 'Seer');
  const ids = [...(await addUsers(db, userCount)), user.user.id];
  await addPredictions(db, 'table', ids, predictionOf);
  const read = async (query = ''): Promise<SeasonBoard> => {
    const response = await user.inject({ url: `/api/season-predictions/table/board${query}` });
    if (response.statusCode !== 200) throw new Error(response.body);
    return seasonBoardSchema.parse(response.json());
  };
  const close = async () => {
    time.pass(60_000);
    await storeContest(db, scored, closesAt);
  };
  return { app, user, time, read, close };
}

async function walk(read: (query: string) => Promise<SeasonBoard>): Promise<SeasonBoardRow[]> {
  const rows: SeasonBoardRow[] = [];
  for (let query: string | null = ''; query !== null;) {
    const page = await read(query);
    rows.push(...page.rows);
    query = page.next && `?after=${page.next}`;
  }
  return rows;
}

describe('the board of the predicted tables', () => {
  test('is empty until the deadline, and has the points from then on', async () => {
    const { read, close, time } = await startBoard(2);
    time.pass(59_999);
    expect(await read()).toMatchObject({ contest: { isOpen: true }, rows: [], own: null, total: 0, house: null });
    time.pass(-59_999);
    await close();
    const board = await read();
    expect(board).toMatchObject({ seasons: ['2031'], contest: { season: '2031', isOpen: false }, total: 3 });
    expect(board.rows.map(({ username, score, rank }) => [username, score, rank])).toEqual([
      ['fan000', 96, 1],
      ['fan001', 85, 2],
      ['Seer', 74, 3],
    ]);
    expect(board.rows[0]).toMatchObject({ correct: 30, champion: 'Otters 11' });
    expect(board.own).toEqual(board.rows[2]);
    expect(board.house).toMatchObject({ name: 'Last Season', score: 96, correct: 30 });
  });

  test('lists each user once over all pages, in order and with shared ranks, down and up', async () => {
    const { read, close } = await startBoard(129);
    await close();
    const all = await walk(read);
    expect(all).toHaveLength(130);
    expect(new Set(all.map(({ username }) => username)).size).toBe(130);
    const scores = all.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(all.map(({ rank }) => rank)).toEqual(scores.map((score) => 1 + scores.filter((s) => s > score).length));

    const around = await read(`?around=${all[80]?.username.toUpperCase()}`);
    expect(around.rows).toEqual(all.slice(55, 105));
    const above = await read(`?before=${around.previous}`);
    expect([above.rows, (await read(`?before=${above.previous}`)).previous]).toEqual([all.slice(5, 55), null]);
    expect((await read('?around=nobody')).rows).toEqual(all.slice(0, 50));
    expect(around.own).toEqual(all.find(({ username }) => username === 'Seer'));
  });

  test('leaves out hidden users, whose predictions are not public either', async () => {
    const { app, read, close } = await startBoard(3);
    await db.execute(sql`update users set is_hidden = true where username in ('fan000', 'Seer')`);
    await close();
    const { rows, total, own } = await read();
    expect(rows.flatMap(({ username, rank }) => [username, rank])).toEqual(['fan001', 1, 'fan002', 2]);
    expect([total, own]).toEqual([2, null]);
    expect((await app.inject('/api/season-predictions/table?username=fan000')).statusCode).toBe(404);
  });

  test.each([
    ['?after=bm9uc2Vuc2U', 400],
    ['?season=2030', 404],
  ])('answers %s with %i', async (query, status) => {
    const { app, close } = await startBoard(1);
    await close();
    expect((await app.inject(`/api/season-predictions/table/board${query}`)).statusCode).toBe(status);
  });
});

test('a prediction is public from the deadline on, as it was then', async () => {
  const { app, time } = await startBoard(1);
  const read = () => app.inject('/api/season-predictions/table?username=FAN000');
  time.pass(59_999);
  expect((await read()).statusCode).toBe(404);
  time.pass(1);
  expect((await read()).json()).toMatchObject({
    own: null,
    shown: { username: 'fan000', prediction: inventedPrediction, savedAt: start },
  });
  expect((await app.inject('/api/season-predictions/table?username=nobody')).statusCode).toBe(404);
});

test('before the first contest there is an empty board, and no prediction of anyone', async () => {
  const { app } = await startTestApp({ db });
  const { contest, rows } = (await app.inject('/api/season-predictions/table/board')).json();
  expect([contest, rows]).toEqual([null, []]);
  expect((await app.inject('/api/season-predictions/table?username=fan000')).statusCode).toBe(404);
});

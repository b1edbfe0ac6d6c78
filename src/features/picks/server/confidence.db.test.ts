import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { addUsers, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { games, picks } from '#platform/db/schema.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { lockLeadMs } from '#rules/picks/lock.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { pickConfidences } from '../tables.ts';
import { createConfidenceBoard } from './confidence-routes.ts';
import { countConfidences, readOwnConfidences } from './read-confidences.ts';
import { deleteConfidence, writeConfidence } from './write-confidence.ts';

const db = await createTestDatabase();
const game = pickable();
const lock = (game.startsAt ?? 0) - lockLeadMs;
const inTime = new Date(lock - 1);
let users: number[] = [];

beforeEach(async () => {
  await db.execute(sql`delete from users`);
  await db.execute(sql`truncate games, pick_confidences cascade`);
  await db.execute(sql`update leaderboard_state set version = version + 1, season = '2026-01-01'`);
  await putGame(db, game);
  await db.update(games).set({ locksAt: new Date(lock) });
  users = await addUsers(db, 3);
});

const { gamePk, officialDate, homeId, awayId } = game;
const pickOf = (userId: number, now = inTime) => ({ userId: markAuthorized(userId), gamePk, now });
const grade = (outcome: 'correct' | 'wrong' | 'void') => db.update(picks).set({ outcome });

test('a confidence needs a pick of an open game, and the newest one counts', async () => {
  const [user = 0] = users;
  expect(await writeConfidence(db, pickOf(user), 70)).toEqual({ isOpen: true, winnerId: null });
  await putPick(db, user, game, homeId);
  expect(await writeConfidence(db, pickOf(user), 70)).toEqual({ isOpen: true, winnerId: homeId });
  expect(await writeConfidence(db, pickOf(user), 80)).toEqual({ isOpen: true, winnerId: homeId });
  expect(await writeConfidence(db, pickOf(user, new Date(lock)), 90)).toEqual({ isOpen: false, winnerId: null });
  expect(await readOwnConfidences(db, user, officialDate)).toEqual([{ gamePk, winnerId: homeId, percent: 80 }]);
});

test('a removed confidence does not count, and none can be removed after the lock', async () => {
  const [user = 0] = users;
  await putPick(db, user, game, homeId);
  expect(await deleteConfidence(db, pickOf(user))).toEqual({ isOpen: true, winnerId: null });
  await writeConfidence(db, pickOf(user), 70);
  expect(await deleteConfidence(db, pickOf(user, new Date(lock)))).toEqual({ isOpen: false, winnerId: null });
  expect(await deleteConfidence(db, pickOf(user))).toEqual({ isOpen: true, winnerId: homeId });
  expect(await db.$count(pickConfidences)).toBe(0);
});

test('a confidence belongs to the pick of its club and date', async () => {
  const [user = 0] = users;
  await putPick(db, user, game, homeId);
  await writeConfidence(db, pickOf(user), 70);
  await db.update(picks).set({ winnerId: awayId, loserId: homeId });
  expect(await readOwnConfidences(db, user, officialDate)).toEqual([]);
  await db.update(picks).set({ winnerId: homeId, loserId: awayId, officialDate: '2026-08-30' });
  expect(await readOwnConfidences(db, user, '2026-08-30')).toEqual([]);
});

test('only graded picks are counted', async () => {
  const [user = 0, other = 0] = users;
  await putPick(db, user, game, homeId);
  await putPick(db, other, game, homeId);
  await writeConfidence(db, pickOf(user), 70);
  expect(await countConfidences(db, user)).toEqual([]);
  await grade('void');
  expect(await countConfidences(db, user)).toEqual([]);
  await grade('wrong');
  expect(await countConfidences(db, user)).toEqual([{ percent: 70, correct: 0, wrong: 1 }]);
  expect(await countConfidences(db, other)).toEqual([]);
});

const settle = async (winnerId: number | null) => {
  await putGame(db, { ...game, phase: 'final', winnerId });
  await settleGame(db, gamePk, 0);
};

test('the board changes when a game is graded or corrected, without hidden users and other seasons', async () => {
  const [user = 0, hidden = 0] = users;
  const readBoard = createConfidenceBoard(db);
  await db.execute(sql`update users set is_hidden = true where id = ${hidden}`);
  for (const id of [user, hidden]) {
    await putPick(db, id, game, homeId);
    await writeConfidence(db, pickOf(id), 80);
  }
  const empty = { season: '2026', total: 0, rows: [], own: null };
  expect(await readBoard(user)).toEqual(empty);
  await settle(homeId);
  const own = { rank: null, username: 'fan000', profilePic: '1', picks: 1, bits: 0.6781, brier: 0.04 };
  expect(await readBoard(user)).toEqual({ ...empty, own });
  expect((await readBoard(hidden)).own).toBeNull();
  expect((await readBoard(null)).own).toBeNull();
  await settle(awayId);
  expect((await readBoard(user)).own).toMatchObject({ picks: 1, bits: -1.3219, brier: 0.64 });
  await settle(null);
  expect(await readBoard(user)).toEqual(empty);
  await db.execute(sql`update leaderboard_state set version = version + 1, season = '2025-01-01'`);
  expect(await readBoard(user)).toEqual({ ...empty, season: '2025' });
});

test('users with 100 graded picks are ranked by bits per pick, and equal bits share a rank', async () => {
  const records = [
    { score: 1187, picks: 100 },
    { score: 4000, picks: 200 },
    { score: 4000, picks: 100 },
    { score: null, picks: 99 },
  ];
  const ids = [...users, ...(await addUsers(db, 1, 'other'))];
  for (const [index, { score, picks: count }] of records.entries())
    await db.execute(sql`
      insert into confidence_records (user_id, season, picks, bits, brier, score)
      values (${ids[index]}, '2026-01-01', ${count}, ${100_000 * count * (score ?? 5000)}, 0, ${score})`);
  const board = await createConfidenceBoard(db)(ids[3] ?? 0);
  expect(board.total).toBe(3);
  const rows = board.rows.flatMap(({ rank, username, bits }) => [rank, username, bits]);
  expect(rows).toEqual([1, 'fan001', 0.4, 1, 'fan002', 0.4, 3, 'fan000', 0.1187]);
  expect(board.own).toMatchObject({ rank: null, picks: 99, bits: 0.5 });
});

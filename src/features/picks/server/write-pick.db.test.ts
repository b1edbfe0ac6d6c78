import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { passRealTime } from '#app/testing/pass-real-time.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { addUsers, putGame } from '#features/settlement/server/testing/season-of-picks.ts';
import { games, picks } from '#platform/db/schema.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { lockLeadMs } from '#rules/picks/lock.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { pickEvents } from '../tables.ts';
import { removePick, writePick, maxEventsPerPick } from './write-pick.ts';

const game = pickable();
const lock = (game.startsAt ?? 0) - lockLeadMs;
const db = await createTestDatabase();
let userIds: number[] = [];

beforeEach(async () => {
  await db.execute(sql`delete from users`);
  await db.execute(sql`truncate games, game_crowds, picks, pick_events, game_events`);
  await putGame(db, game);
  await db.update(games).set({ locksAt: new Date(lock) });
  userIds = await addUsers(db, 40);
});

const home = { winnerId: 121, loserId: 110 };
const away = { winnerId: 110, loserId: 121 };

/** Resolves to whether the pick was in time. */
const put = async (userId: number, clubs: typeof home, at: Date) =>
  (await writePick(db, 1, { userId: markAuthorized(userId), ...clubs, at })) !== null;

const remove = (userId: number, at: Date) => removePick(db, { userId: markAuthorized(userId), gamePk: 1 }, at);

describe('a pick', () => {
  test('is one per user and game, is changed by the next, and is deleted when it is withdrawn', async () => {
    const [userId = 0] = userIds;
    const at = new Date(lock - 60_000);
    await put(userId, home, at);
    await put(userId, away, at);
    const rows = await db.select().from(picks).where(eq(picks.userId, userId));
    expect(rows.map(({ winnerId }) => winnerId)).toEqual([110]);
    expect(await remove(userId, at)).toEqual({ isOpen: true, isRemoved: true });
    expect(await remove(userId, at)).toEqual({ isOpen: true, isRemoved: false });
  });

  test('is accepted before the lock time and rejected from then on, also with concurrent requests', async () => {
    const requests = userIds.map((userId, index) => ({ userId, at: lock - 20 + index }));
    const isIn = await Promise.all(requests.map(({ userId, at }) => put(userId, home, new Date(at))));
    expect([isIn, await db.$count(picks)]).toEqual([requests.map(({ at }) => at < lock), 20]);
  });

  test('is written before or after an update that closes the game, never during it', async () => {
    const at = new Date(lock - 60_000);
    const close = db.transaction(async (tx) => {
      await tx.update(games).set({ phase: 'live' });
      return tx.$count(picks);
    });
    const isIn = await Promise.all([
      ...userIds.slice(0, 20).map((userId) => put(userId, home, at)),
      close.then(() => false),
      ...userIds.slice(20).map((userId) => put(userId, home, at)),
    ]);
    const accepted = isIn.filter(Boolean).length;
    expect(accepted).toBe(await close);
    expect(await db.$count(picks)).toBe(accepted);
  });

  test('waits for an update that is closing the game, and is then rejected', async () => {
    const [userId = 0] = userIds;
    const late = await db.transaction(async (tx) => {
      await tx.update(games).set({ phase: 'live' });
      return { result: put(userId, home, new Date(lock - 60_000)) };
    });
    expect(await late.result).toBe(false);
    expect(await remove(userId, new Date(lock - 60_000))).toEqual({ isOpen: false, isRemoved: false });
  });

  test('of a game that moved to another day is replaced by a new one', async () => {
    const [userId = 0] = userIds;
    await put(userId, home, new Date(lock - 60_000));
    await db.update(picks).set({ outcome: 'void' });
    await putGame(db, { ...game, officialDate: '2026-08-04' });
    await db.update(games).set({ locksAt: null });
    await put(userId, away, new Date(lock));
    const moved = { officialDate: '2026-08-04', winnerId: 110, outcome: null };
    expect(await db.select().from(picks)).toMatchObject([moved]);
  });
});

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
  expect([await change(500), await countEvents()]).toEqual([20, 20]);
  for (let round = 0; round < 5; round += 1) {
    passRealTime(10 * 60_000);
    expect(await change(18)).toBe(18);
    await inject({ method: 'DELETE', url: '/api/predictions/7' });
  }
  expect(await countEvents()).toBe(maxEventsPerPick);
  const kinds = (await db.select().from(pickEvents).orderBy(pickEvents.id)).map(({ kind }) => kind);
  expect(kinds[maxEventsPerPick - 1]).toBe('withdrawn');
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

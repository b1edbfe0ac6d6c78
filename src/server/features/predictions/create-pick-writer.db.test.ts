import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { lockLeadMs } from '#domain/predictions/lock.ts';
import { pickable } from '#domain/predictions/testing/pickable.ts';
import { games, pickEvents, picks } from '#server/db/schema.ts';
import { addUsers, putGame } from '#server/features/settlement/testing/season-of-picks.ts';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createPickWriter } from './create-pick-writer.ts';

const db = await createTestDatabase();
const userIds = await addUsers(db, 300);
const lock = (pickable().startsAt ?? 0) - lockLeadMs;
const writePick = createPickWriter(db);

async function addGame(gamePk: number): Promise<void> {
  await putGame(db, pickable({ gamePk }));
  await db
    .update(games)
    .set({ locksAt: new Date(lock) })
    .where(eq(games.gamePk, gamePk));
}

const put = (gamePk: number, userId: number, { winnerId = 121, at = lock - 60_000 } = {}) =>
  writePick(gamePk, { userId: markAuthorized(userId), winnerId, loserId: null, at: new Date(at) });

test('picks that arrive together need few statements, and each gets its result', async () => {
  for (const gamePk of [1, 2]) await addGame(gamePk);
  const query = vi.spyOn(db.$client, 'query');
  const results = await Promise.all(
    userIds.map((userId, index) => put(1 + (index % 2), userId, { at: lock + (index % 3 === 0 ? 1000 : -1000) })),
  );
  expect(query).toHaveBeenCalledTimes(4);
  query.mockRestore();
  for (const [index, result] of results.entries()) {
    if (index % 3 === 0) expect(result).toBeNull();
    else expect(result).toMatchObject({ userId: userIds[index], kind: 'made' });
  }
  expect(await db.$count(picks)).toBe(200);
});

test('the picks of one user are written in order', async () => {
  await addGame(3);
  const [userId = 0] = userIds;
  const winners = [121, 110, 121, 110];
  const results = await Promise.all(
    winners.map((winnerId, index) => put(3, userId, { winnerId, at: lock - 60_000 + index })),
  );
  expect(results.map((result) => result?.kind)).toEqual(['made', 'changed', 'changed', 'changed']);
  const rows = await db.select().from(pickEvents).where(eq(pickEvents.gamePk, 3)).orderBy(pickEvents.id);
  expect(rows.map(({ detail }) => detail)).toMatchObject(winners.map((winnerId) => ({ winnerId })));
});

test('a pick that fails does not affect the others', async () => {
  await addGame(4);
  const unknownUser = 2_000_000_000;
  const results = await Promise.allSettled([...userIds.slice(0, 10), unknownUser].map((userId) => put(4, userId)));
  expect(results.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 'fulfilled'), 'rejected']);
  expect(await db.$count(picks, eq(picks.gamePk, 4))).toBe(10);
});

import { expect, test, vi } from 'vitest';
import { addUsers, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createCrowds } from './crowds.ts';

const db = await createTestDatabase();
const users = await addUsers(db, 3);
let games = 0;

/** Crowds of a new game with one pick of the home club, a clock, and the number of statements that counted picks. */
async function startCrowds() {
  const game = pickable({ gamePk: (games += 1) });
  await putGame(db, game);
  await putPick(db, users[0] ?? 0, game, game.homeId);
  let now = 1_000_000;
  const execute = vi.spyOn(db, 'execute').mockClear();
  const crowds = createCrowds({ db, realNow: () => now });
  return {
    game,
    read: async (changed = game) => (await crowds.read([changed])).get(game.gamePk)?.home ?? null,
    pass: (ms: number) => (now += ms),
    pick: (index: number) => putPick(db, users[index] ?? 0, game, game.homeId),
    counts: () => execute.mock.calls.length,
    failOnce: () => execute.mockRejectedValueOnce(new Error('no connection')),
  };
}

test('the picks of a game are counted once for requests at the same time', async () => {
  const { read, counts } = await startCrowds();
  expect([await Promise.all([read(), read(), read()]), await read(), counts()]).toEqual([[1, 1, 1], 1, 1]);
});

test('an old count is shown while the picks are counted again', async () => {
  const { read, pick, pass } = await startCrowds();
  await read();
  await pick(1);
  pass(60_001);
  expect(await read()).toBe(1);
  await vi.waitFor(async () => expect(await read()).toBe(2));
});

test('a game with another lock is counted again', async () => {
  const { game, read, pick } = await startCrowds();
  await read();
  await pick(1);
  expect(await read({ ...game, locksAt: (game.locksAt ?? 0) + 1 })).toBe(2);
});

test('a failed count is tried again by the next request', async () => {
  const { read, failOnce } = await startCrowds();
  failOnce();
  await expect(read()).rejects.toThrow('no connection');
  expect(await read()).toBe(1);
});

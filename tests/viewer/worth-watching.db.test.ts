import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { worthWatching } from '#features/watching/contract.ts';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { worthOf } from '#rules/baseball/watching/game-worth.ts';
import { rankGames } from '#rules/baseball/watching/rank-games.ts';
import { startEvening } from './start-evening.ts';

const minute = 60_000;
const { app, evening, moveTo, readCards, read } = await startEvening();

const ask = async (cookies = '', query = ''): Promise<z.output<(typeof worthWatching)['response']>> => {
  const response = await read(app, `/api/games/worth-watching${query}`, cookies);
  expect(response.statusCode).toBe(200);
  return response.json();
};

test('the live games are ordered by their worth, with a reason of each', async () => {
  const cards = await readCards();
  expect(await ask()).toEqual({ games: rankGames(cards.flatMap((card) => worthOf(card) ?? [])), look: null });
  expect((await ask()).games).toHaveLength(cards.filter(isLive).length);
});

test('a viewer who hides a club gets the games of others alone', async () => {
  const all = await ask();
  const first = (await readCards()).find(({ gamePk }) => gamePk === all.games[0]?.gamePk);
  const others = all.games.filter(({ gamePk }) => gamePk !== first?.gamePk);
  expect((await ask(`hide=${first?.teams.home.id}`)).games).toEqual(others);
});

test('a viewer who hides all scores gets a game only after asking, the same for half an hour', async () => {
  expect(await ask('hide=all')).toEqual({ games: [], look: null });
  const start = Math.ceil(evening / (30 * minute)) * 30 * minute;
  await moveTo(start + minute);
  const { games, look } = await ask('hide=all', '?look=1');
  expect(games).toEqual([]);
  expect((await ask()).games.map(({ gamePk }) => gamePk)).toContain(look);
  await moveTo(start + 29 * minute);
  expect((await ask('hide=all', '?look=1')).look).toBe(look);
  expect((await ask(`hide=all; held=${start + 2 * minute}`, '?look=1')).look).toBe(look);
  expect((await ask('', '?look=1')).look).toBeNull();
});

test('a viewer who is behind gets the games of the own instant', async () => {
  const held = `held=${evening + 5 * minute}`;
  await moveTo(evening + 5 * minute);
  const then = await ask(held);
  await moveTo(evening + 50 * minute);
  expect(await ask(held)).toEqual(then);
  expect(await ask()).not.toEqual(then);
});

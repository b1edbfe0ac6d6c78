import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { privateLeagueSummarySchema, privateLeagueSchema } from '../contract.ts';

const db = await createTestDatabase();
const pathSchema = z.object({ path: z.string() });

beforeEach(() => db.execute(sql`truncate users, reserved_usernames, games, picks, tallies, private_leagues cascade`));

/** A league of two users on June 1, 2031, a Sunday. */
async function start() {
  const { app } = await startTestApp({ db });
  const [ann, bob, cat] = [await signUpUser(app, 'ann'), await signUpUser(app, 'bob'), await signUpUser(app, 'cat')];
  const created = await ann.inject({ method: 'POST', url: '/api/leagues', payload: { name: 'Dug & Out' } });
  const { id } = privateLeagueSummarySchema.parse(created.json());
  const url = `/api/leagues/${id}`;
  const readPrivateLeague = async (user: typeof ann) => privateLeagueSchema.parse((await user.inject({ url })).json());
  await bob.inject({
    method: 'POST',
    url: '/api/leagues/join',
    payload: { code: (await readPrivateLeague(ann)).code },
  });
  const renew = async (user: typeof ann) =>
    pathSchema.parse((await user.inject({ method: 'POST', url: `${url}/feed` })).json()).path;
  const read = (path: string) => app.inject({ url: path });
  const status = async (path: string) => (await read(path)).statusCode;
  return { ann, bob, cat, id, url, readPrivateLeague, renew, read, status };
}

/** Settles a game that the home club wins, with a pick of each user. */
async function play(gamePk: number, officialDate: string, picks: Record<number, boolean>): Promise<void> {
  const startsAt = Date.parse(`${officialDate}T20:00:00Z`);
  const game = pickable({ gamePk, officialDate, startsAt });
  await putGame(db, game);
  for (const [userId, isCorrect] of Object.entries(picks))
    await putPick(db, Number(userId), game, isCorrect ? game.homeId : game.awayId);
  await putGame(db, { ...game, phase: 'final', winnerId: game.homeId });
  await settleGame(db, gamePk, startsAt);
}

test('the feed has an entry for each of the last weeks, the newest first, without other users and older weeks', async () => {
  const { ann, bob, cat, id, renew, read } = await start();
  const [a, b, c] = [ann.user.id, bob.user.id, cat.user.id];
  await play(1, '2031-05-04', { [a]: true });
  await play(2, '2031-05-20', { [a]: true, [b]: false, [c]: true });
  await play(3, '2031-05-28', { [a]: true, [b]: true });
  await play(4, '2031-05-29', { [b]: true });
  const path = await renew(bob);
  expect(path).toMatch(/^\/api\/league-feeds\/[\w-]{43}\/weeks\.xml$/);
  const { body, headers } = await read(path);
  expect(headers['content-type']).toContain('application/atom+xml');
  expect(headers['cache-control']).toMatch(/^private/);
  expect(body.match(/<title>.*?<\/title>/g)).toEqual([
    '<title>Dug &amp; Out, week by week</title>',
    '<title>Week of May 26: bob and ann lead with 3 total bases</title>',
    '<title>Week of May 19: ann won with 2 total bases</title>',
  ]);
  // ann's only pick of the week is the third correct one in a row
  expect(body).toContain('<summary>1. bob 3 (2–0), 1. ann 3 (1–0)</summary>');
  expect(body).toContain(`/leagues/${id}?period=week`);
  expect(body).not.toContain('cat');
  expect((await read(path)).body).toBe(body);
});

test('a renewed URL ends the old one; so do its end, leaving, a removal and the deletion of the account', async () => {
  const { ann, bob, cat, url, readPrivateLeague, renew, status } = await start();
  const first = await renew(bob);
  const second = await renew(bob);
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect((await readPrivateLeague(bob)).feedSince).toEqual(expect.any(String));
  expect((await readPrivateLeague(ann)).feedSince).toBeNull();
  await bob.inject({ method: 'DELETE', url: `${url}/feed` });
  expect(await status(second)).toBe(404);
  const third = await renew(bob);
  await bob.inject({ method: 'DELETE', url: `${url}/membership` });
  expect(await status(third)).toBe(404);
  const join = async (user: typeof bob) =>
    user.inject({ method: 'POST', url: '/api/leagues/join', payload: { code: (await readPrivateLeague(ann)).code } });
  await join(bob);
  expect(await status(third)).toBe(404);
  const fourth = await renew(bob);
  await ann.inject({ method: 'DELETE', url: `${url}/members/bob` });
  expect(await status(fourth)).toBe(404);
  await join(cat);
  const fifth = await renew(cat);
  await cat.inject({ method: 'DELETE', url: `/api/users/${cat.user.id}` });
  expect(await status(fifth)).toBe(404);
});

test('only members have a URL, which is stored as a hash', async () => {
  const { ann, cat, url, renew } = await start();
  expect((await cat.inject({ method: 'POST', url: `${url}/feed` })).statusCode).toBe(404);
  const token = (await renew(ann)).split('/')[3] ?? '';
  const { rows } = await db.execute<{ row: string }>(sql`select f::text as row from league_feeds f`);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token);
  const exported = await ann.inject({ url: `/api/users/${ann.user.id}/export` });
  expect(exported.json().leagues).toMatchObject([{ feedSince: expect.any(String) }]);
  expect(exported.body).not.toContain(token);
});

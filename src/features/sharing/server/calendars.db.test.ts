import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';

const db = await createTestDatabase();
const startsAt = Date.parse('2031-06-01T22:00:00Z');
const open = pickable({ gamePk: 7, officialDate: '2031-06-01', awayId: 9001, homeId: 9002, startsAt });
const pathSchema = z.object({ path: z.string() });

let users = 0;

async function start() {
  const parts = await startTestApp({ db });
  const owner = await signUpUser(parts.app, `Calendar${(users += 1)}`);
  const url = `/api/users/${owner.user.id}/calendar`;
  const renew = async () => pathSchema.parse((await owner.inject({ method: 'POST', url })).json()).path;
  const read = (path: string, headers = {}) => parts.app.inject({ url: path, headers });
  return { ...parts, ...owner, url, renew, read };
}

test('the calendar of a club has its games, once each, and an entity tag that lasts until a game changes', async () => {
  const { read, upstream, time } = await start();
  upstream.changes = { 8: { status: { statusCode: 'DR', detailedState: 'Postponed', reason: 'Rain' } } };
  const response = await read('/api/teams/9001/games.ics');
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, max-age=900',
  });
  expect(response.body.match(/^UID:.*$/gm)).toEqual([8, 5, 7].map((gamePk) => `UID:game-${gamePk}@called-shot`));
  expect(response.body).toContain('SUMMARY:Postponed: Team 9001 at Team 9002\r\n');
  expect(response.body.match(/STATUS:CANCELLED/g)).toHaveLength(1);
  const tag = { 'if-none-match': String(response.headers.etag) };
  time.pass(60_000);
  expect((await read('/api/teams/9001/games.ics', tag)).statusCode).toBe(304);
  upstream.changes = {};
  time.pass(600_000);
  await read('/api/teams/9001/games.ics');
  await expect.poll(async () => (await read('/api/teams/9001/games.ics', tag)).statusCode).toBe(200);
});

test('a club without games has status 404, unless it is a major-league club', async () => {
  const { read } = await start();
  expect((await read('/api/teams/4/games.ics')).statusCode).toBe(404);
  expect((await read('/api/teams/4/games.ics?level=3')).json()).toMatchObject({
    error: { fields: { level: expect.any(String) } },
  });
  expect((await read('/api/teams/121/games.ics')).body).toContain('NAME:Mets games');
});

test('the secret calendar has hidden picks; no other page shows them, and no shared cache may store it', async () => {
  const { user, renew, read, app } = await start();
  await putGame(db, open);
  await putPick(db, user.id, open, 9001);
  const path = await renew();
  expect(path).toMatch(/^\/api\/calendars\/[\w-]{43}\/picks\.ics$/);
  const response = await read(path);
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.body).toContain('UID:pick-7-2031-06-01@called-shot\r\n');
  expect((await read(path, { 'if-none-match': String(response.headers.etag) })).statusCode).toBe(304);
  expect((await app.inject(`/api/fans/${user.username}`)).json()).toMatchObject({ picks: [] });
});

test('a renewed URL ends the old one; so do its end and the deletion of the account', async () => {
  const { user, renew, read, inject, url } = await start();
  const status = async (path: string) => (await read(path)).statusCode;
  expect((await inject({ url })).json()).toEqual({ createdAt: null });
  const first = await renew();
  const second = await renew();
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect((await inject({ url })).json()).toEqual({ createdAt: expect.any(String) });
  await inject({ method: 'DELETE', url });
  expect(await status(second)).toBe(404);
  const third = await renew();
  await inject({ method: 'DELETE', url: `/api/users/${user.id}` });
  expect(await status(third)).toBe(404);
});

test('the URL is stored as a hash, and the export says only since when it exists', async () => {
  const { user, renew, inject } = await start();
  const token = (await renew()).split('/')[3] ?? '';
  const { rows } = await db.$client.query<{ row: string }>('select c::text as row from calendar_addresses c');
  expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
  const exported = await inject({ url: `/api/users/${user.id}/export` });
  expect(exported.json()).toMatchObject({ calendarAddressCreatedAt: expect.any(String) });
  expect(exported.body).not.toContain(token);
});

test('a URL that is not a token has status 400, and an unknown one 404', async () => {
  const { read } = await start();
  expect((await read('/api/calendars/short/picks.ics')).statusCode).toBe(400);
  expect((await read(`/api/calendars/${'a'.repeat(43)}/picks.ics`)).statusCode).toBe(404);
});

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { users } from '#platform/db/schema.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { oEmbedSchema } from '../contract.ts';

const db = await createTestDatabase();
const origin = 'http://localhost:80';
let created = 0;

async function start() {
  const { app, time } = await startTestApp({ db });
  const name = `Embedded-${(created += 1)}`;
  const user = await signUpUser(app, name);
  const get = (url: string) => app.inject({ url });
  const embed = (url: string, search = '') => get(`/oembed?url=${encodeURIComponent(url)}${search}`);
  const hide = () => db.update(users).set({ isHidden: true }).where(eq(users.id, user.user.id));
  return { app, time, name, user, get, embed, hide };
}

describe('an embed', () => {
  test.each([
    ['/embed/games/7', 'Team 9001 at Team 9002'],
    ['/embed/leaderboard', 'Leaderboard of the season'],
    ['/embed/leaderboard?period=week', 'Leaderboard of the week'],
  ])('at %s may be shown in frames of other sites, without scripts', async (url, title) => {
    const { statusCode, headers, body } = await (await start()).get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-.*frame-ancestors \*$/);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(body).toContain(`<title>${title} · Called Shot</title>`);
    expect(body).not.toMatch(/<script|<link|src=/);
  });

  test.each(['/embed/games/4711', '/embed/games/x', '/embed/users/nobody', '/embed/leaderboard?period=century'])(
    'of something else, %s, is an error that no frame may show',
    async (url) => {
      const { statusCode, headers } = await (await start()).get(url);
      expect([400, 404]).toContain(statusCode);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  test('has the theme that it is asked for', async () => {
    const { get } = await start();
    const { body } = await get('/embed/leaderboard?theme=dark');
    expect(body).toMatch(/Simulated league|acknowledges agreement to the terms/);
    expect(body).toContain('data-theme="dark"');
    expect((await get('/embed/leaderboard?theme=pink')).statusCode).toBe(400);
  });

  test('of a hidden user does not exist, nor its oEmbed response', async () => {
    const { get, embed, name, hide } = await start();
    const page = `${origin}/user/${name}`;
    expect((await get(`/embed/users/${name}`)).statusCode).toBe(200);
    expect((await embed(page)).statusCode).toBe(200);
    await hide();
    expect((await get(`/embed/users/${name}`)).statusCode).toBe(404);
    expect((await embed(page)).statusCode).toBe(404);
  });

  test('of a user is the same with a pick before its lock', async () => {
    const { get, name, user } = await start();
    const before = (await get(`/embed/users/${name}`)).body;
    const game = pickable({
      gamePk: 7,
      officialDate: '2031-06-01',
      startsAt: Date.UTC(2031, 5, 1, 20),
      awayId: 144,
      homeId: 121,
    });
    await putGame(db, game);
    await putPick(db, user.user.id, game, 121);
    expect((await get(`/embed/users/${name}`)).body).toBe(before);
  });
});

describe('oEmbed', () => {
  test('has the frame of a page, and the share picture as its thumbnail', async () => {
    const { embed } = await start();
    const response = oEmbedSchema.parse((await embed(`${origin}/TodaysGame/7`, '&format=json')).json());
    expect(response).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Called Shot',
      title: 'Team 9001 at Team 9002',
      thumbnail_url: `${origin}/api/games/7/picture.png`,
      width: 480,
    });
    expect(response.html).toContain(`<iframe src="${origin}/embed/games/7" width="480" height="${response.height}"`);
    expect(response.html).toContain('title="Team 9001 at Team 9002"');
  });

  test('respects the largest width and height, and has no thumbnail that is larger', async () => {
    const { embed } = await start();
    const response = oEmbedSchema.parse((await embed(`${origin}/Leaderboard`, '&maxwidth=300&maxheight=200')).json());
    expect(response).toMatchObject({ width: 300, height: 200 });
    expect(response).not.toHaveProperty('thumbnail_url');
    expect((await embed(`${origin}/Leaderboard`, '&maxwidth=wide')).statusCode).toBe(400);
  });

  test('names the user with the letters of the account', async () => {
    const { embed, name } = await start();
    const response = oEmbedSchema.parse((await embed(`${origin}/user/${name.toUpperCase()}`)).json());
    expect(response).toMatchObject({ author_name: name, author_url: `${origin}/user/${name}` });
    expect(response.html).toContain(`/embed/users/${name}"`);
  });

  test.each([
    ['https://other.example/TodaysGame/7', '', 404],
    [`${origin}/my-picks`, '', 404],
    [`${origin}/TodaysGame/4711`, '', 404],
    [`${origin}/user/nobody`, '', 404],
    [`${origin}/TodaysGame/7`, '&format=xml', 501],
  ])('of %s%s is an error', async (url, search, status) => {
    const { embed } = await start();
    expect((await embed(url, search)).statusCode).toBe(status);
  });

  test('without a URL is an error', async () => {
    const { get } = await start();
    expect((await get('/oembed')).statusCode).toBe(400);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { freshnessSchema } from '#platform/api/input-schemas.ts';
import { addDays } from '#rules/baseball/days.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { currentSeason } from '#tests/support/app/current-season.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { type App, startApp } from '#tests/support/app/start-app.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { type LeagueProcess, startLeague } from '#tests/support/league/start-league.ts';
import { startRewritingProxy } from '#tests/support/upstream/start-rewriting-proxy.ts';

// The real league's settings, with a simulated league behind a proxy as the upstream.

let league: LeagueProcess;
let proxy: Awaited<ReturnType<typeof startRewritingProxy>>;
const folder = createTestFolder(afterAll);
let app: App;

const start = () => startApp({ LEAGUE: 'mlb', STATS_API_URL: proxy.url, SAVANT_URL: proxy.url, DATA_DIR: folder });

const get = async (path: string) => {
  const response = await fetch(`${app.url}${path}`);
  return { status: response.status, text: await response.text() };
};

const isStarted = ({ status }: GameCard) => status.phase === 'live' || status.phase === 'final';

async function readFreshness(path: string): Promise<{ asOf: number; isStale: boolean }> {
  const response = await fetch(`${app.url}${path}`);
  return z.object({ freshness: freshnessSchema }).parse(await response.json()).freshness;
}

beforeAll(async () => {
  league = await startLeague(currentSeason());
  proxy = await startRewritingProxy(league.url);
  app = await start();
}, 180_000);

afterAll(async () => {
  await app.stop();
  proxy.close();
  await league.stop();
});

test('a venue in an unknown time zone does not prevent the page of the day', async () => {
  proxy.rewrite = (text) => text.replaceAll(/"(?:America|US)\/\w+"/g, '"Mars/Olympus_Mons"');
  // not requested before; minor-league clubs have no games on Mondays
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  const games = await readGames(app.url, 1, tomorrow);
  expect(games.map(({ venue }) => venue.timeZone)).toContain(null);
  expect((await get(`/today?date=${tomorrow}`)).status).toBe(200);
});

test('a feed with inning 30,000,000 is shown, and other pages remain available', async () => {
  const game = (await readGames(app.url)).find(isStarted);
  proxy.rewrite = (text) => text.replaceAll(/"(inning|currentInning|num|scheduledInnings)":\d+/g, '"$1":30000000');
  const { status, text } = await get(`/TodaysGame/${game?.gamePk}`);
  expect(status).toBe(200);
  expect(text.length).toBeLessThan(2_000_000);
  expect((await get('/healthz')).status).toBe(200);
  expect(app.stderr()).toBe('');
});

test('after a restart without the upstream, the pages show the stored data with its age', async () => {
  proxy.rewrite = (text) => text;
  const game = (await readGames(app.url)).find(isStarted);
  const pages = ['/', '/today', '/standings', '/league-leaders', `/TodaysGame/${game?.gamePk}`];
  for (const page of pages) expect((await get(page)).status, page).toBe(200);
  expect(await app.stop()).toBe(0);

  proxy.isDown = true;
  const stoppedAt = Date.now();
  app = await start();
  expect(app.stdout()).toContain('stored data');
  for (const page of [...pages, '/Leaderboard', '/login']) expect((await get(page)).status, page).toBe(200);
  expect(await readFreshness('/api/standings')).toMatchObject({ asOf: expect.toSatisfy((at) => at < stoppedAt) });
  // responses of the schedule are fresh for ten seconds
  await expect
    .poll(() => readFreshness('/api/games'), { timeout: 30_000, interval: 1000 })
    .toMatchObject({ isStale: true });
  expect((await get('/today')).text).toContain('not responding; this is from');
  expect((await get(`/TodaysGame/${game?.gamePk}`)).text).toContain('not responding; this is from');

  proxy.isDown = false;
  await expect
    .poll(() => readFreshness('/api/games'), { timeout: 60_000, interval: 1000 })
    .toMatchObject({ isStale: false });
}, 240_000);

import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { gamesDaySchema } from '#features/games/contract.ts';
import { rebuildTallies } from '#features/settlement/server/change-tally.ts';
import { foldedTallies, storedTallies, derivedRows } from '#features/settlement/server/testing/season-of-picks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { games, picks } from '#platform/db/schema.ts';
import { listLiveGames } from '#tests/bench/measure/list-live-games.ts';
import { signUpUsers } from '#tests/bench/measure/sign-up-users.ts';
import { startBalancer } from '#tests/support/proxy/start-balancer.ts';
import { hasNginx, startNginx } from '#tests/support/proxy/start-nginx.ts';
import { followGame } from './follow-game.ts';
import { report } from './report.ts';
import { kill, startSite } from './start-site.ts';

const startProxy = hasNginx ? startNginx : startBalancer;
const subscribers = 40;
const clients = 6;
/** the delay before a reconnection that a new stream receives */
const usualDelay = 2000;

/** Sends requests until the test has finished, and counts the responses by status; a request without a response is 0. */
function startLoad(send: () => Promise<Response>, pauseMs: number): Map<number, number> {
  const statuses = new Map<number, number>();
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const run = async () => {
    while (!stopping.signal.aborted) {
      const status = await send().then(
        async (response) => (await response.arrayBuffer(), response.status),
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await delay(pauseMs);
    }
  };
  void run();
  return statuses;
}

/** The games of the next day, all open for picks. */
async function listTomorrow(url: string): Promise<{ gamePk: number; homeId: number }[]> {
  const response = await fetch(`${url}/api/games?date=2026-06-07`);
  const day = gamesDaySchema.parse(await response.json());
  return day.games.map(({ gamePk, teams }) => ({ gamePk, homeId: teams.home.id }));
}

test('a rolling restart under load fails no request, and streams continue at another process', async () => {
  const site = await startSite({ speed: 1, now: '2026-06-06T23:30:00Z' });
  const processes = await site.startThree();
  const proxy = await startProxy(...processes.map(({ url }) => url));
  const watched = await listLiveGames(proxy, 4);
  const followers = Array.from({ length: subscribers }, (_, place) =>
    followGame(watched[place % watched.length] ?? 0, proxy),
  );
  await expect.poll(() => followers.every((each) => each.state() !== null)).toBe(true);

  const [cookie = ''] = await signUpUsers(proxy, 1);
  const tomorrow = await listTomorrow(proxy);
  const paths = [
    '/today',
    '/api/games',
    `/api/games/${watched[0]}`,
    '/standings',
    '/api/leaderboard',
    '/api/check_session',
  ];
  const reads = Array.from({ length: clients }, (_, client) =>
    startLoad(() => fetch(`${proxy}${paths[client % paths.length]}`, { headers: { cookie } }), 20),
  );
  let turn = 0;
  const writes = startLoad(() => {
    const { gamePk, homeId } = tomorrow[(turn += 1) % tomorrow.length] ?? { gamePk: 0, homeId: 0 };
    return fetch(`${proxy}/api/predictions`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ game_Id: gamePk, predictedWinnerId: homeId }),
    });
  }, 250);

  await delay(2000);
  for (const each of processes) {
    expect(await site.restart(each)).toEqual({ code: 0, errors: '' });
    await expect.poll(async () => (await fetch(`${each.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    await delay(7000);
  }
  const statuses = [...reads, writes].map((counted) => Object.fromEntries(counted));
  const delays = followers.flatMap((each) => each.delays()).filter((ms) => ms !== usualDelay);
  const sent = statuses.reduce((sum, each) => sum + Object.values(each).reduce((one, other) => one + other, 0), 0);
  report({ requests: sent, reconnections: delays.length, shortest: Math.min(...delays), longest: Math.max(...delays) });
  expect(statuses.map((each) => Object.keys(each))).toEqual(statuses.map(() => ['200']));
  expect(delays.length).toBeGreaterThanOrEqual(subscribers);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...delays)).toBeLessThanOrEqual(6000);
  expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(3000);
  // a whole view at first, and only changes after each reconnection
  const views = followers.map((each) => each.received().filter(({ kind }) => kind === 'view').length);
  expect([views, followers.map((each) => each.gaps())]).toEqual([followers.map(() => 1), followers.map(() => 0)]);
});

function countSettled(db: Db): Promise<number> {
  return db.$count(games, eq(games.settlement, 'done'));
}

test('processes that are killed while games end grade each pick once', async () => {
  const site = await startSite({ speed: 60, now: '2026-06-06T20:30:00Z', simulatedFans: 20 });
  const processes = await site.startThree();
  const db = await site.openDatabase();
  await expect.poll(() => countSettled(db), { timeout: 90_000 }).toBeGreaterThan(20);
  for (const each of processes) {
    const before = await countSettled(db);
    await expect.poll(() => countSettled(db), { timeout: 90_000, interval: 20 }).toBeGreaterThan(before);
    kill(each);
    await site.restart(each);
  }
  const before = await countSettled(db);
  await expect.poll(() => countSettled(db), { timeout: 90_000 }).toBeGreaterThan(before);
  for (const { app } of processes) expect(await app.stop()).toBe(0);
  const rows = await derivedRows(db);
  report({ settled: await countSettled(db), picks: await db.$count(picks) });
  expect(await storedTallies(db)).toEqual(await foldedTallies(db));
  await rebuildTallies(db, Date.now());
  expect(await derivedRows(db)).toBe(rows);
});

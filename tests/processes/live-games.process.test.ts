import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gameResponseSchema } from '#features/games/contract.ts';
import { listLiveGames } from '#tests/bench/measure/list-live-games.ts';
import { startBalancer } from '#tests/support/proxy/start-balancer.ts';
import { hasNginx, startNginx } from '#tests/support/proxy/start-nginx.ts';
import { followGame, type GameFollower } from './follow-game.ts';
import { report } from './report.ts';
import { kill, startSite } from './start-site.ts';

/** Saturday evening: many games in progress. */
const now = '2026-06-06T23:30:00Z';
const watchedGames = 4;
const staleLimitMs = 15_000;

const startProxy = hasNginx ? startNginx : startBalancer;

async function listWatchedGames(url: string): Promise<number[]> {
  const live = await listLiveGames(url, watchedGames);
  expect(live).toHaveLength(watchedGames);
  return live;
}

/** ms between the first and the last arrival of each version that all have received; the frames must be the same. */
function listLags(followers: GameFollower[]): number[] {
  const [first, ...others] = followers.map((each) => each.received().filter(({ kind }) => kind === 'delta'));
  return (first ?? []).flatMap((frame) => {
    const same = others.map((frames) => frames.find(({ version }) => version === frame.version));
    const found = same.filter((each) => each !== undefined);
    if (found.length < others.length) return [];
    for (const each of found) expect(each.data).toBe(frame.data);
    const times = [frame, ...found].map(({ at }) => at);
    return [Math.max(...times) - Math.min(...times)];
  });
}

/** Waits until the follower has the version and view of the process. */
async function expectUpToDate(follower: GameFollower, gamePk: number, url: string): Promise<void> {
  const readGame = async () => gameResponseSchema.parse(await (await fetch(`${url}/api/games/${gamePk}`)).json());
  await expect
    .poll(async () => (await readGame()).version === follower.state()?.version, { timeout: 20_000 })
    .toBe(true);
  const game = await readGame();
  const state = follower.state();
  if (game.version === state?.version) expect(state.view).toEqual(game.view);
}

test('three processes serve the same versions within a second, with the upstream requests of one', async () => {
  const site = await startSite({ speed: 3, now });
  const one = await site.startProcess('one');
  const games = await listWatchedGames(one.url);
  for (const gamePk of games) followGame(gamePk, one.url);
  await delay(10_000);
  const before = site.upstream.count();
  await delay(25_000);
  const ofOne = site.upstream.count() - before;

  const [two, three] = await Promise.all([site.startProcess('two'), site.startProcess('three')]);
  const watched = games.map((gamePk) => [one, two, three].map(({ url }) => followGame(gamePk, url)));
  await delay(10_000);
  const beforeThree = site.upstream.count();
  await delay(25_000);
  const ofThree = site.upstream.count() - beforeThree;

  const lags = watched.flatMap(listLags);
  report({ ofOne, ofThree, updates: lags.length, slowestMs: Math.max(...lags) });
  expect(ofThree).toBeLessThanOrEqual(ofOne * 1.15 + 2);
  expect(lags.length).toBeGreaterThan(0);
  expect(Math.max(...lags)).toBeLessThan(1000);
});

test('after the death of the process that follows the games, another does within 15 s, and subscribers miss nothing', async () => {
  const site = await startSite({ speed: 1, now });
  const processes = await site.startThree();
  const urls = processes.map(({ url }) => url);
  const games = await listWatchedGames(processes[0].url);
  const proxy = await startProxy(...urls);
  const subscribers = games.flatMap((gamePk) => [
    { gamePk, follower: followGame(gamePk, proxy) },
    ...urls.map((url, place) => ({ gamePk, follower: followGame(gamePk, url, urls[(place + 1) % 3] ?? '') })),
  ]);
  await expect
    .poll(() => subscribers.every(({ follower }) => follower.state() !== null), { timeout: 20_000 })
    .toBe(true);
  await delay(5000);
  const led = games.map((gamePk) => ({ gamePk, leader: site.upstream.lastOf(gamePk)?.process }));
  const dying = processes.find(({ name }) => name === led[0]?.leader) ?? processes[0];
  const killedAt = performance.now();
  kill(dying);
  const orphans = led.filter(({ leader }) => leader === dying.name).map(({ gamePk }) => gamePk);
  const takenOver = (gamePk: number) =>
    site.upstream.live().find((each) => each.gamePk === gamePk && each.at > killedAt && each.process !== dying.name);
  await expect.poll(() => orphans.every((gamePk) => takenOver(gamePk) !== undefined), { timeout: 30_000 }).toBe(true);
  const waits = orphans.map((gamePk) => (takenOver(gamePk)?.at ?? Infinity) - killedAt);
  report({ games: orphans.length, slowestTakeoverMs: Math.max(...waits) });
  expect(Math.max(...waits)).toBeLessThan(staleLimitMs);

  const living = processes.find((each) => each !== dying) ?? processes[0];
  await delay(12_000);
  for (const { gamePk, follower } of subscribers) await expectUpToDate(follower, gamePk, living.url);
  expect(subscribers.map(({ follower }) => follower.gaps())).toEqual(subscribers.map(() => 0));
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { startRelay } from '#tests/support/proxy/start-balancer.ts';

const app = sharedApp();

/** A page whose clock the test controls, and the proxy between it and the server. */
async function openBehindRelay(path: string, { delay = 0, isSignedIn = false } = {}) {
  const relay = await startRelay(app.url);
  const page = await openPage({ isAlone: true, allowedProblems: [/ERR_/] });
  if (isSignedIn) await signUpOverHttp(page, relay.url, `Silent${Date.now() % 100_000}`);
  if (delay > 0) await page.context().addCookies([{ name: 'delay', value: String(delay), url: relay.url }]);
  await page.clock.install();
  await page.goto(relay.url + path, { waitUntil: 'networkidle' });
  // what says that there is no connection
  await page.clock.runFor(2000);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return { page, relay };
}

/** Lets time pass in steps, so that responses arrive between them. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1000) await page.clock.runFor(1000);
}

const live = (page: Page) => page.getByText('Live, pitch by pitch');
const note = (page: Page, text: RegExp) => page.locator('p', { hasText: text });
const lost = /^No connection, as of \d+:\d\d [AP]M$/;

async function findLiveGame(): Promise<string> {
  const game = (await readGames(app.url)).find((each) => isLive(each) && (each.inning ?? 9) < 7);
  return `/TodaysGame/${game?.gamePk}`;
}

describe('a live game behind a connection that passes no byte and reports no error', () => {
  test('says after 40 s that it reconnects, with the age of what it shows, and continues when bytes pass again', async () => {
    const { page, relay } = await openBehindRelay(await findLiveGame());
    await live(page).waitFor();
    relay.mute();
    await pass(page, 30_000);
    expect(await live(page).count()).toBe(1);
    await pass(page, 17_000);
    const board = page.getByRole('region', { name: 'Scoreboard' });
    await board.getByText('Reconnecting').waitFor();
    await board.getByText(/^Updated \d+ s ago$/).waitFor();
    await pass(page, 30_000);
    await note(page, lost).waitFor();
    await board.getByText(/^Updated \d min ago$/).waitFor();
    relay.unmute();
    await expect.poll(async () => (await pass(page, 1000), live(page).count()), { timeout: 30_000 }).toBe(1);
    await note(page, lost).waitFor({ state: 'detached' });
  });

  test('opens another stream if only the old connections are dead, as after a lost entry of a router', async () => {
    const { page, relay } = await openBehindRelay(await findLiveGame());
    await live(page).waitFor();
    const streams: string[] = [];
    page.on('request', (request) => void (request.url().includes('/stream') && streams.push(request.url())));
    relay.mute();
    relay.unmute();
    await pass(page, 46_000);
    await expect.poll(async () => (await pass(page, 1000), live(page).count()), { timeout: 30_000 }).toBe(1);
    expect(streams.length).toBeGreaterThan(0);
    expect(streams.every((url) => /since=\d+$/.test(url))).toBe(true);
  });

  test('notices it within seconds after the computer has slept', async () => {
    const { page, relay } = await openBehindRelay(await findLiveGame());
    await live(page).waitFor();
    relay.mute();
    await page.clock.fastForward(3_600_000);
    await page.getByText('Reconnecting').waitFor();
    await page.getByText(/^Updated (?:1 h|60 min) ago$/).waitFor();
  });

  test('does not say to a viewer with a delay that the delay is all', async () => {
    const { page, relay } = await openBehindRelay(await findLiveGame(), { delay: 30 });
    const updates = page.getByRole('region', { name: 'Updates' });
    await updates.getByText('30 s behind live').waitFor();
    relay.mute();
    await pass(page, 47_000);
    await updates.getByText('Reconnecting').waitFor();
    relay.unmute();
    await expect
      .poll(async () => (await pass(page, 1000), updates.getByText('30 s behind live').count()), { timeout: 30_000 })
      .toBe(1);
  });
});

test.each([
  ['/today', false],
  ['/wall', false],
  ['/standings', false],
  ['/Leaderboard', false],
  ['/my-picks', true],
] as const)('%s ends a request without an answer and says how old it is', async (path, isSignedIn) => {
  const { page, relay } = await openBehindRelay(path, { isSignedIn });
  relay.mute();
  // the next poll, the longest request, and the question whether the server is there
  await expect.poll(async () => (await pass(page, 5000), note(page, lost).count()), { timeout: 60_000 }).toBe(1);
  relay.unmute();
  await expect.poll(async () => (await pass(page, 1000), note(page, lost).count()), { timeout: 30_000 }).toBe(0);
});

test('a page of whose requests only one has no answer says since when it has not been updated', async () => {
  const { page } = await openBehindRelay('/today');
  await page.route(/\/api\/games\?/, () => undefined);
  const old = note(page, /^Not updated since \d+:\d\d [AP]M$/);
  await expect.poll(async () => (await pass(page, 5000), old.count()), { timeout: 60_000 }).toBe(1);
  await page.unroute(/\/api\/games\?/);
  await expect.poll(async () => (await pass(page, 5000), old.count()), { timeout: 60_000 }).toBe(0);
});

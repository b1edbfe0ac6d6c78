import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { launchBrowser } from '#tests/support/browser/launch-browser.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

/** Runs in the page before its scripts: a tab opened by middle click was never shown. Headless browsers show every tab. */
function beHidden(): void {
  let state: DocumentVisibilityState = 'hidden';
  Object.defineProperty(document, 'visibilityState', { get: () => state });
  Object.defineProperty(document, 'hidden', { get: () => state === 'hidden' });
  addEventListener('change-visibility', () => {
    state = state === 'hidden' ? 'visible' : 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const changeVisibility = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('change-visibility')));

async function openTabs(context: BrowserContext, url: string, count: number, isHidden = false): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const tab = await context.newPage();
    if (isHidden) await tab.addInitScript(beHidden);
    await tab.goto(url);
    await tab.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    tabs.push(tab);
  }
  return tabs;
}

async function countTabs(tabs: Page[], text: string): Promise<number> {
  const counts = await Promise.all(tabs.map((tab) => tab.getByText(text).count()));
  return counts.filter((count) => count > 0).length;
}

const live = 'Live, pitch by pitch';
const polling = 'Updates every 10 s; 4 other tabs are live';

async function findLiveGame(): Promise<string> {
  const game = (await readGames(app.url)).find((each) => isLive(each) && (each.inning ?? 9) < 7);
  return `/TodaysGame/${game?.gamePk}`;
}

test('with twelve tabs of live games, four have a stream, the others poll or rest, and a further page opens and follows clicks', async () => {
  const page = await openPage({ isAlone: true });
  const context = page.context();
  await page.goto(`${app.url}/today`);
  const streams: string[] = [];
  context.on('request', (request) => void (request.url().includes('/stream') && streams.push(request.url())));
  const url = app.url + (await findLiveGame());
  const hidden = await openTabs(context, url, 5, true);
  const visible = await openTabs(context, url, 7);
  await expect.poll(() => countTabs(visible, live), { timeout: 20_000 }).toBe(4);
  await expect.poll(() => countTabs(visible, polling), { timeout: 20_000 }).toBe(3);
  expect(await countTabs(hidden, 'Connecting')).toBe(5);
  expect(streams).toHaveLength(4);

  // scripts load when a page is painted
  await page.bringToFront();
  await page.getByRole('link', { name: 'LeaderBoard' }).first().click();
  await page.waitForURL(/\/Leaderboard$/);
  const [further] = await openTabs(context, `${app.url}/standings`, 1);
  if (further === undefined) throw new Error('No tab is open');
  await further.getByRole('link', { name: 'Players' }).first().click();
  await further.waitForURL(/\/player\//);

  // a seat that becomes free is taken by one that polls, then by one that is shown
  await visible[0]?.close();
  await expect.poll(() => countTabs(visible.slice(1), live), { timeout: 20_000 }).toBe(4);
  for (const tab of visible.slice(1, 4)) await tab.close();
  await expect.poll(() => countTabs(visible.slice(4), live), { timeout: 20_000 }).toBe(3);
  const [shown] = hidden;
  if (shown === undefined) throw new Error('No tab is open');
  await changeVisibility(shown);
  await shown.getByText(live).waitFor();
  await changeVisibility(shown);
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(4);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length), { timeout: 15_000 })
    .toBe(3);
});

test('on plain HTTP of another host, where there are no locks, the newest four visible tabs have a stream', async () => {
  const browser = await launchBrowser(['--host-resolver-rules=MAP shot.test 127.0.0.1']);
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  const url = app.url.replace('127.0.0.1', 'shot.test') + (await findLiveGame());
  const hidden = await openTabs(context, url, 2, true);
  const visible = await openTabs(context, url, 6);
  expect(await visible[0]?.evaluate(() => 'locks' in navigator)).toBe(false);
  await expect.poll(() => countTabs(visible.slice(2), live), { timeout: 20_000 }).toBe(4);
  await expect.poll(() => countTabs(visible.slice(0, 2), polling), { timeout: 20_000 }).toBe(2);
  await expect.poll(() => countTabs(hidden, polling), { timeout: 20_000 }).toBe(2);
  await visible[5]?.close();
  await visible[1]?.getByText(live).waitFor();
});

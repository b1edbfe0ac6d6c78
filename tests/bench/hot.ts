import type { Browser, Page } from 'playwright-core';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { startApp, type App } from '#tests/support/app/start-app.ts';
import { launchBrowser } from '#tests/support/browser/launch-browser.ts';
import { listLiveGames } from './measure/list-live-games.ts';
import { percentile } from './measure/percentile.ts';
import { watchUpdates, type Updates } from './measure/watch-updates.ts';

/**
 * Measures a live game at speed 20 on a processor six times slower, from each event to its paint, and navigations with data in the
 * cache on one four times slower, from the tap to the paint. The baseline is a page that writes each event or tap into one element.
 */
const seconds = 60;
const rounds = 6;
/** without its scripts, the page of the baseline */
const barePath = '/venue';

const app = await startApp({ ...midSeason, SIMULATED_FANS: '0', LEAGUE_SPEED: '20' });
const browser = await launchBrowser();
try {
  const [gamePk] = await listLiveGames(app.url, 1);
  const stream = `/api/games/${gamePk}/stream`;
  const game = await measureGame(app, `/TodaysGame/${gamePk}`, null);
  print('event to paint', game, await measureGame(app, barePath, stream));
  print('tap to paint', await measureNavigation(app), await measureTaps(app));
} finally {
  await browser.close();
  await app.stop();
}

async function open(client: Browser, url: string, slowerBy: number): Promise<Page> {
  const context = await client.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(watchUpdates);
  if (url.endsWith(barePath)) await page.route(/\.js$/, (route) => route.abort());
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await page.evaluate(() => (globalThis.updates = { paints: [], longTasks: [] }));
  return page;
}

async function close(page: Page): Promise<Updates> {
  const updates = await page.evaluate(() => globalThis.updates);
  await page.context().close();
  return updates;
}

/** `stream`: the bare page of the baseline follows it. */
async function measureGame({ url }: App, path: string, stream: string | null): Promise<Updates> {
  const page = await open(browser, `${url}${path}`, 6);
  if (stream !== null) {
    await page.evaluate((streamUrl) => {
      const source = new EventSource(streamUrl);
      source.addEventListener('delta', ({ data }) => (document.documentElement.title = String(data)));
    }, stream);
  }
  await page.waitForTimeout(seconds * 1000);
  return close(page);
}

async function measureNavigation({ url }: App): Promise<Updates> {
  const page = await open(browser, `${url}/today`, 4);
  const names = ['Standings', 'Players', 'Today'];
  // the first visits load data and code
  for (const name of names) await tap(page, name);
  await page.evaluate(() => (globalThis.updates = { paints: [], longTasks: [] }));
  for (let round = 0; round < rounds; round++) for (const name of names) await tap(page, name);
  return close(page);
}

async function tap(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).tap();
  await page.waitForTimeout(1000);
}

async function measureTaps({ url }: App): Promise<Updates> {
  const page = await open(browser, `${url}${barePath}`, 4);
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      event.preventDefault();
      document.documentElement.title = String(performance.now());
    });
  });
  for (let round = 0; round < rounds * 3; round++) {
    await page.touchscreen.tap(100, 100);
    await page.waitForTimeout(200);
  }
  return close(page);
}

function print(name: string, page: Updates, baseline: Updates): void {
  const at = ({ paints }: Updates, share: number) => percentile(paints, share);
  const describe = (updates: Updates) =>
    `p50 ${at(updates, 50).toFixed(0)} ms, p99 ${at(updates, 99).toFixed(0)} ms, ${updates.paints.length} measured, ` +
    `${updates.longTasks.length} tasks over 50 ms, the longest ${Math.max(0, ...updates.longTasks).toFixed(0)} ms`;
  process.stdout.write(`${name}: ${describe(page)}\n  bare page: ${describe(baseline)}\n`);
  process.stdout.write(`  ratio of the medians: ${(at(page, 50) / at(baseline, 50)).toFixed(2)}\n`);
}

import type { Browser, Page } from 'playwright-core';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { type SessionCookie, signUpForCookies } from '#tests/support/app/sign-up-for-cookies.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { launchBrowser } from '#tests/support/browser/launch-browser.ts';
import { listLiveGames } from './measure/list-live-games.ts';
import { percentile } from './measure/percentile.ts';
import { print } from './measure/print.ts';
import { replayChanges } from './measure/replay-changes.ts';
import { watchUpdates, type Updates } from './measure/watch-updates.ts';

/**
 * Measures from an event of a live game at speed 20 to its paint on a processor six times slower, and from a tap or a key to its paint on one four
 * times slower, with data in the cache. The baseline is a page without scripts that makes the same change of the document.
 */
const seconds = 60;
const runs = 7;

/** Two actions that lead from one state of the page to another and back. */
type Toggle = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  there: (page: Page) => Promise<void>;
  back: (page: Page) => Promise<void>;
};

const app = await startApp({ ...midSeason, SIMULATED_FANS: '0', LEAGUE_SPEED: '20' });
const browser = await launchBrowser();
try {
  const cookies = await signUpForCookies(app.url, 'quick_hands');
  // the game that began last, because one is over after nine minutes
  const livePath = `/TodaysGame/${(await listLiveGames(app.url, 20)).at(-1)}`;
  const [pick, tab, ...others] = toggles(livePath);
  await measureToggle(pick, cookies);
  await measureToggle(tab, []);
  await measureEvents(livePath);
  for (const toggle of others) await measureToggle(toggle, []);
} finally {
  await browser.close();
  await app.stop();
}

function tapIn(place: string, name: string) {
  return (page: Page): Promise<void> =>
    page.getByRole('navigation', { name: place }).getByRole('link', { name, exact: true }).tap();
}

function tapAt(selector: string, nth: number) {
  return (page: Page): Promise<void> => page.locator(selector).nth(nth).tap();
}

function toggles(livePath: string): [Toggle, Toggle, ...Toggle[]] {
  const part = (name: string) => (page: Page) =>
    page.getByRole('group', { name: 'Part of the page' }).getByText(name, { exact: true }).tap();
  const column = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().tap();
  const openSearch = async (page: Page) => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type('ma', { delay: 1000 });
  };
  return [
    {
      name: 'pick',
      path: '/today',
      // the last game locks last
      there: tapAt('main button[value][aria-pressed]', -2),
      back: tapAt('main button[value][aria-pressed]', -1),
    },
    { name: 'tab', path: livePath, there: part('Box score'), back: part('Live') },
    { name: 'navigation', path: '/today', there: tapIn('Pages', 'Standings'), back: tapIn('Pages', 'Today') },
    { name: 'navigation to players', path: '/today', there: tapIn('Pages', 'Players'), back: tapIn('Pages', 'Today') },
    { name: 'sort', path: '/challenges', there: column('Won'), back: column('Lost') },
    {
      name: 'search',
      path: '/today',
      prepare: openSearch,
      there: (page) => page.keyboard.press('r'),
      back: (page) => page.keyboard.press('Backspace'),
    },
  ];
}

function reset(page: Page): Promise<void> {
  return page.evaluate(() => void (globalThis.updates = { paints: [], longTasks: [] }));
}

async function open(client: Browser, path: string, cookies: SessionCookie[], hasScripts: boolean): Promise<Page> {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
  // the bare page is written as HTML
  const context = await client.newContext({ ...phone, bypassCSP: !hasScripts });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(watchUpdates);
  if (!hasScripts) {
    await page.addInitScript(replayChanges);
    await page.route(/\.js$/, (route) => route.abort());
  }
  await page.goto(`${app.url}${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  return page;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await reset(page);
}

async function close(page: Page): Promise<Updates> {
  const updates = await page.evaluate(() => globalThis.updates);
  await page.context().close();
  return updates;
}

function readHtml(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML);
}

/** Shows a state of the application on a page without scripts. */
function show(page: Page, html: string): Promise<void> {
  return page.evaluate((text) => {
    document.documentElement.innerHTML = text.replace(/^<html[^>]*>/, '').replace(/<\/html>$/, '');
  }, html);
}

async function measureEvents(path: string): Promise<void> {
  const page = await open(browser, path, [], true);
  await slowDown(page, 6);
  await page.waitForTimeout(seconds * 1000);
  const updates = await close(page);
  // the states of further events, without the slow processor
  const source = await open(browser, path, [], true);
  const states: string[] = [];
  for (let count = 0; count < updates.paints.length; count++) {
    states.push(await readHtml(source));
    const { length } = (await source.evaluate(() => globalThis.updates)).paints;
    await source.waitForFunction((known) => globalThis.updates.paints.length > known, length, { timeout: 60_000 });
  }
  await close(source);
  describe('event to paint, p99', updates, await replayStates(path, states), 99);
}

async function replayStates(path: string, [first = '', ...later]: string[]): Promise<Updates> {
  const bare = await open(browser, path, [], false);
  await show(bare, first);
  await slowDown(bare, 6);
  for (const state of later) {
    await bare.evaluate((html) => globalThis.prepareChange(html), state);
    await bare.waitForTimeout(1000);
    await bare.evaluate(() => {
      dispatchEvent(new Event('replay'));
      globalThis.applyChange();
    });
    await bare.waitForTimeout(500);
  }
  return close(bare);
}

async function measureToggle({ name, path, prepare, there, back }: Toggle, cookies: SessionCookie[]): Promise<void> {
  const page = await open(browser, path, cookies, true);
  await prepare?.(page);
  const act = async (action: Toggle['there']) => {
    await action(page);
    await page.waitForTimeout(1000);
  };
  // the first time loads data and code
  for (const action of [there, back, there]) await act(action);
  const other = await readHtml(page);
  await act(back);
  const one = await readHtml(page);
  await slowDown(page, 4);
  for (let run = 0; run < runs; run++) for (const action of [there, back]) await act(action);
  const updates = await close(page);
  describe(`${name}, median`, updates, await replayTaps(path, cookies, [one, other]), 50);
}

async function replayTaps(path: string, cookies: SessionCookie[], [one, other]: [string, string]): Promise<Updates> {
  const bare = await open(browser, path, cookies, false);
  await show(bare, one);
  await slowDown(bare, 4);
  await bare.evaluate(() => {
    addEventListener('click', (event) => {
      event.preventDefault();
      // a change of styles only
      document.documentElement.title = String(performance.now());
      globalThis.applyChange();
    });
  });
  for (let run = 0; run < runs * 2; run++) {
    await bare.evaluate((html) => globalThis.prepareChange(html), run % 2 === 0 ? other : one);
    await bare.waitForTimeout(1000);
    await bare.touchscreen.tap(100, 100);
    await bare.waitForTimeout(500);
  }
  return close(bare);
}

function describe(name: string, page: Updates, baseline: Updates, share: number): void {
  const at = ({ paints }: Updates, percent: number) => percentile(paints, percent);
  const text = (updates: Updates) =>
    `p50 ${at(updates, 50).toFixed(0)} ms, p99 ${at(updates, 99).toFixed(0)} ms, ${updates.paints.length} measured, ` +
    `${updates.longTasks.length} tasks over 50 ms, the longest ${Math.max(0, ...updates.longTasks).toFixed(0)} ms`;
  print(`${name}: ${(at(page, share) / at(baseline, share)).toFixed(1)} × the bare page`);
  print(`  ${text(page)}`);
  print(`  bare page: ${text(baseline)}`);
}

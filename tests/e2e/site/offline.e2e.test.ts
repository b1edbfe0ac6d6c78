import { describe, expect, test } from 'vitest';
import { earlySeason } from '#tests/support/app/early-season.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import type { Page } from 'playwright-core';

const app = sharedApp();
const allow = [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/];
const seenPath = '/offline/seen-games.json';
const seenAt = Date.parse('2026-06-06T19:30:00Z');
const twelveMinutes = 12 * 60_000;

/** Opens a page and waits until the browser has cached the files for offline use. */
async function openAndStore(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const paths = async () => (await readStoredTexts(page)).map(({ path }) => path);
  await expect.poll(paths, { timeout: 30_000 }).toEqual(expect.arrayContaining(['/offline', seenPath]));
}

/** Lists everything that the site has stored in the browser. */
function readStoredTexts(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const stored = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const responses = (await cache.keys()).map(async ({ url }) => ({
          path: new URL(url).pathname,
          text: (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '',
        }));
        return Promise.all(responses);
      }),
    );
    return stored.flat();
  });
}

/**
 * In Chromium 150, `navigator.onLine` of a document that was loaded offline is true until the emulation starts again. The page
 * does not receive the event between, which would load it again on a slow machine.
 */
async function keepOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stop = (event: Event) => event.stopImmediatePropagation();
    addEventListener('online', stop, true);
    addEventListener('offline', () => removeEventListener('online', stop, true), { once: true });
  });
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

describe.each([
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const)('without a connection, at $width px, $theme', ({ width, theme }) => {
  test('the games seen last are shown with their age, and the page returns with the connection', async () => {
    const page = await openPage({ width, theme, allowedProblems: allow });
    await page.clock.install({ time: seenAt });
    await openAndStore(page, `${app.url}/today`);
    await page.context().setOffline(true);
    await page.reload();
    await keepOffline(page);
    await title(page, 'You are offline').waitFor();
    await page.clock.fastForward(twelveMinutes);
    await page.getByRole('heading', { name: /^Saturday, June 6 seen 1[12] minutes ago, at 3:3\d PM$/ }).waitFor();
    const [game] = await readGames(app.url);
    const clubs = new RegExp(`${game?.teams.away.shortName}.*${game?.teams.home.shortName}`);
    expect(await page.getByRole('listitem').filter({ hasText: clubs }).count()).toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // the league's clock has not advanced
    await page.clock.setSystemTime(seenAt);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Click Live game!' }).first().waitFor();
  });
});

test('a page whose code is not cached is the offline page, and loads when the connection returns', async () => {
  const page = await openPage({ allowedProblems: allow });
  await openAndStore(page, `${app.url}/today`);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LeaderBoard' }).click();
  await page.waitForURL(`${app.url}/Leaderboard`);
  await title(page, /offline|does not respond/).waitFor();
  await keepOffline(page);
  await title(page, 'You are offline').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('navigation', { name: 'Site' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/Leaderboard');
});

test('the files of an earlier build are deleted, and the offline page redirects when online', async () => {
  const page = await openPage();
  await page.goto(`${app.url}/robots.txt`);
  await page.evaluate(async () => (await caches.open('build before')).put('/assets/old.js', new Response('old')));
  await page.goto(`${app.url}/offline`);
  await page.waitForURL(`${app.url}/today`);
  // reads names only: opening a cache that is being deleted would create it again
  const names = () => page.evaluate(async () => (await caches.keys()).toSorted());
  await expect.poll(names, { timeout: 30_000 }).toEqual([expect.stringMatching(/^build [\da-f]{12}$/), 'seen-games']);
});

test('an error response of the server is shown unchanged', async () => {
  const page = await openPage({ allowedProblems: [/40[04]/] });
  await openAndStore(page, `${app.url}/today`);
  expect((await page.goto(`${app.url}/no-such-page`))?.status()).toBe(404);
  await title(page, '404 NOT FOUND').waitFor();
  expect((await page.goto(`${app.url}/today?date=yesterday`))?.status()).toBe(400);
});

test('without a server the last line score remains, and a manual retry shows when it failed', async () => {
  const own = await startApp(earlySeason);
  const page = await openPage({ allowedProblems: allow });
  const live = (await readGames(own.url)).find(({ status }) => status.phase === 'live');
  await openAndStore(page, `${own.url}/TodaysGame/${live?.gamePk}`);
  await own.stop();
  await page.reload();
  await title(page, 'Called Shot does not respond').waitFor();
  const game = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^This game, Saturday, June 6/ }) });
  // the list is hidden until its layout is final
  await expect
    .poll(() => game.getByRole('listitem').innerText())
    .toMatch(
      new RegExp(
        `(Top|Mid|Bot|End) \\d+\\s+${live?.teams.away.shortName}\\s+\\d+\\s+${live?.teams.home.shortName}\\s+\\d+`,
      ),
    );
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(/^No response at \d+:\d\d [AP]M\.$/)
    .waitFor();
});

test('no user data is cached, neither while signed in nor afterwards', async () => {
  const page = await openPage();
  await signUpOverHttp(page, app.url, 'CachedCarl');
  await openAndStore(page, `${app.url}/today`);
  await page.goto(`${app.url}/user/CachedCarl`);
  await page
    .getByRole('heading', { name: /CachedCarl/ })
    .first()
    .waitFor();
  const personal = async () =>
    (await readStoredTexts(page)).filter(
      ({ path, text }) =>
        /cachedcarl/i.test(text) || !/^\/(assets\/|offline$|offline\.js$)/.test(path.replace(seenPath, '/offline')),
    );
  expect(await personal()).toEqual([]);
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).waitFor();
  expect(await personal()).toEqual([]);
});

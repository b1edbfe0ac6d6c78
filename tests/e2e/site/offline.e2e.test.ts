import type { Page } from 'playwright-core';
import { describe, expect, test, type TestContext } from 'vitest';
import { findFreePort } from '#tests/support/app/find-free-port.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp, sharedLeague } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage, type PageOptions } from '#tests/support/browser/open-page.ts';

const app = sharedApp();
const allow = [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/];
const keptPages = 'kept pages';

/** Lists everything that the site has stored in the browser. */
function readStored(page: Page): Promise<{ cache: string; path: string; text: string }[]> {
  return page.evaluate(async () => {
    const stored = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const responses = (await cache.keys()).map(async ({ url }) => ({
          cache: name,
          path: new URL(url).pathname + new URL(url).search,
          text: (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '',
        }));
        return Promise.all(responses);
      }),
    );
    return stored.flat();
  });
}

async function readKeptPaths(page: Page): Promise<string[]> {
  return (await readStored(page)).filter(({ cache }) => cache === keptPages).map(({ path }) => path);
}

const openAlone = ({ onTestFinished }: TestContext, options: PageOptions = {}): Promise<Page> =>
  openPage({ ...options, isAlone: true }, onTestFinished);

/** Opens a page and waits until it is kept. Opens no cache: one that is being deleted would be created again. */
async function openAndKeep(context: TestContext, page: Page, url: string, path: string): Promise<void> {
  await page.goto(url + path);
  const isKept = () =>
    page.evaluate(
      async ([kept, cacheName]) => (await caches.match(kept, { cacheName, ignoreVary: true })) !== undefined,
      [path, keptPages] as const,
    );
  await context.expect.poll(isKept, { timeout: 60_000 }).toBe(true);
}

/** Moves the time at which the pages were kept. */
function makeOlder(page: Page, ms: number): Promise<void> {
  return page.evaluate(
    async ([name, age]) => {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = new Headers(response?.headers);
        headers.set('x-kept-at', String(Number(headers.get('x-kept-at')) - age));
        await cache.put(request, new Response(await response?.text(), { headers }));
      }
    },
    [keptPages, ms] as const,
  );
}

const note = (page: Page) => page.getByRole('complementary', { name: 'Connection' });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The worker is registered after the page has begun to watch its connection. */
const settled = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
const lost = (page: Page) => page.locator('p', { hasText: /^No connection, as of \d+:\d\d [AP]M$/ });
const isPulsing = (page: Page) =>
  page.evaluate(() => document.getAnimations().some((each) => each.playState === 'running'));

describe.concurrent('pages are kept at rest', { timeout: 240_000 }, () => {
  test('a kept page opens without a connection with its age, and returns with the connection', async (context) => {
    const page = await openAlone(context, { width: 390, theme: 'dark', allowedProblems: allow });
    await openAndKeep(context, page, app.url, '/today');
    await makeOlder(page, 12 * 60_000);
    const [game] = await readGames(app.url);
    await page.context().setOffline(true);
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await note(page).getByText('Saved 12 minutes ago').waitFor();
      expect(await page.locator('main').innerText()).toContain(game?.teams.home.shortName);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.context().setOffline(false);
    await note(page).waitFor({ state: 'detached', timeout: 60_000 });
    await page.getByRole('link', { name: 'Click Live game!' }).first().waitFor();

    // a page reached by a link is kept too
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Players' }).click();
    await context.expect.poll(() => readKeptPaths(page), { timeout: 60_000 }).toContain('/player/');
    // without a connection, a link requests a document
    await page.context().setOffline(true);
    await navigation.getByRole('link', { name: 'Todays Games' }).click();
    await note(page).getByText('Public copy, saved').waitFor();
    await navigation.getByRole('link', { name: 'LeaderBoard' }).click();
    await title(page, 'This page is not saved').waitFor();
    expect(new URL(page.url()).pathname).toBe('/Leaderboard');
  });

  test('without a server, a live game says so, kept pages open and are listed, and any URL loads when the server is back', async (context) => {
    const settings = { ...sharedLeague(), PORT: String(await findFreePort()) };
    const own = await startApp(settings);
    const page = await openAlone(context, { width: 390, allowedProblems: [/ERR_/] });
    const live = (await readGames(own.url)).find(({ status }) => status.phase === 'live');
    await openAndKeep(context, page, own.url, '/standings');
    await openAndKeep(context, page, own.url, `/TodaysGame/${live?.gamePk}`);
    await page.getByText('Live, pitch by pitch').waitFor();
    await settled(page);
    await own.stop();
    await lost(page).waitFor();

    await page.reload();
    await note(page).getByText('Saved').waitFor();
    await page
      .getByRole('table', { name: /line score/i })
      .or(page.getByRole('region', { name: 'Line score' }))
      .first()
      .waitFor();
    await note(page).getByRole('link', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await note(page).getByText('Saved').waitFor();

    // the frame stays, and leads to other pages
    await page.goto(`${own.url}/FAQ`);
    await title(page, 'This page is not saved').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'My Picks' }).click();
    await title(page, 'This page is not saved').waitFor();
    expect(new URL(page.url()).pathname).toBe('/my-picks');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL(`${own.url}/FAQ`);
    await title(page, 'This page is not saved').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const kept = page.getByRole('listitem').filter({ hasText: 'saved' });
    await kept.filter({ has: page.getByRole('link', { name: /Standings/ }) }).waitFor();
    expect(await kept.count()).toBe(2);
    await kept.getByRole('link', { name: /Standings/ }).click();
    await note(page).getByText('Saved').waitFor();
    await page.goto(`${own.url}/FAQ`);
    await title(page, 'This page is not saved').waitFor();
    const again = await startApp(settings);
    context.onTestFinished(async () => void (await again.stop()));
    await title(page, 'FAQ').waitFor({ timeout: 60_000 });
  });

  test('nothing is kept while scores are hidden or updates are delayed, and setting either forgets the kept pages', async (context) => {
    const page = await openAlone(context, { allowedProblems: allow });
    await openAndKeep(context, page, app.url, '/today');
    await page.getByRole('group', { name: 'Updates' }).getByRole('button', { name: 'Hide scores' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hide scores' });
    await dialog.getByLabel('Hide the scores of all clubs').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Scores are hidden' }).first().waitFor();
    await context.expect.poll(() => readKeptPaths(page)).toEqual([]);
    await page.context().clearCookies();
    await openAndKeep(context, page, app.url, '/today');
    await page.getByRole('button', { name: 'Hold' }).click();
    await context.expect.poll(() => readKeptPaths(page)).toEqual([]);
    const requested: string[] = [];
    page.context().on('request', (request) => {
      if (request.serviceWorker() !== null) requested.push(request.url());
    });
    for (const cookie of ['held=1780769100000', 'delay=30', 'hide=all']) {
      const [name = '', value = ''] = cookie.split('=');
      await page.context().clearCookies();
      await page.context().addCookies([{ name, value, url: app.url }]);
      // the page is asked for at rest: when the next one is loaded, that time has passed
      await page.goto(`${app.url}/FAQ`, { waitUntil: 'networkidle' });
      await page.waitForFunction(() => performance.now() > 6000, null, { polling: 500 });
      expect([cookie, await readKeptPaths(page)]).toEqual([cookie, []]);
    }
    // one for each visit
    expect(requested.filter((url) => url.endsWith('/FAQ'))).toHaveLength(3);
  });

  test('a page is kept once a minute, and at most 20 are', async (context) => {
    const page = await openAlone(context);
    await openAndKeep(context, page, app.url, '/FAQ');
    const readTime = () =>
      page.evaluate(
        async (name) => (await (await caches.open(name)).match('/FAQ'))?.headers.get('x-kept-at'),
        keptPages,
      );
    const first = await readTime();
    await page.reload();
    // the worker handles one request after the other
    await openAndKeep(context, page, app.url, '/transactions');
    expect(await readTime()).toBe(first);
    await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const response = await cache.match('/FAQ');
      for (let index = 0; index < 25; index++) await cache.put(`/blog/${index}`, response?.clone() ?? new Response());
    }, keptPages);
    await openAndKeep(context, page, app.url, '/blog');
    await context.expect.poll(() => readKeptPaths(page)).toHaveLength(20);
    expect(await readKeptPaths(page)).not.toContain('/FAQ');
  });

  test('the files of an earlier build and the own pages of an ended session are deleted, and errors of the server are shown', async (context) => {
    const page = await openAlone(context, { allowedProblems: [/40[04]/] });
    await page.goto(`${app.url}/robots.txt`);
    await page.evaluate(async () => {
      await (await caches.open('build before')).put('/assets/old.js', new Response('old'));
      await (await caches.open('own pages')).put('/my-picks', new Response('mine'));
    });
    await openAndKeep(context, page, app.url, '/today');
    const names = () => page.evaluate(async () => (await caches.keys()).toSorted());
    await context.expect
      .poll(names, { timeout: 30_000 })
      .toEqual([expect.stringMatching(/^build [\da-f]{12}$/), keptPages]);
    expect((await page.goto(`${app.url}/no-such-page`))?.status()).toBe(404);
    await title(page, '404 NOT FOUND').waitFor();
    expect((await page.goto(`${app.url}/today?date=yesterday`))?.status()).toBe(400);
  });

  test('My picks opens without a connection for the user alone, until the session ends', async (context) => {
    const page = await openAlone(context, { width: 390, allowedProblems: allow });
    await signUpOverHttp(page, app.url, 'CachedCarl');
    await openAndKeep(context, page, app.url, '/today');
    await page.goto(`${app.url}/my-picks`);
    const ownPaths = async () =>
      (await readStored(page))
        .filter(({ text }) => /cachedcarl/i.test(text))
        .map(({ cache, path }) => `${cache} ${path}`);
    await context.expect.poll(ownPaths, { timeout: 60_000 }).toEqual(['own pages /my-picks']);
    await page.context().setOffline(true);
    await page.reload();
    await note(page).getByText('Saved just now').waitFor();
    await title(page, /picks/i).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await note(page).waitFor({ state: 'detached', timeout: 60_000 });
    await page.goto(`${app.url}/signout`);
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${app.url}/`);
    // with the code of the page
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await context.expect.poll(ownPaths).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(`${app.url}/my-picks`);
    await title(page, 'This page is not saved').waitFor();
  });
});

test('an open page says within five seconds that there is no connection, and continues with it', async () => {
  const live = (await readGames(app.url)).find(({ status }) => status.phase === 'live');
  // axe shows parts below the screen, which may need another font or picture, as does a batter who comes up at this moment
  const page = await openPage({
    isAlone: true,
    width: 390,
    hasMotion: true,
    allowedProblems: [/ERR_INTERNET_DISCONNECTED .*\.(?:woff2|svg)$/],
  });
  for (const path of ['/today', `/TodaysGame/${live?.gamePk}`, '/my-picks', '/standings']) {
    await page.goto(app.url + path, { waitUntil: 'networkidle' });
    await settled(page);
    await page.context().setOffline(true);
    await lost(page).waitFor({ timeout: 5000 });
    expect(await isPulsing(page)).toBe(false);
    // the line is the same on every page
    if (path === '/today') expect(await findViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await lost(page).waitFor({ state: 'detached', timeout: 10_000 });
  }
});

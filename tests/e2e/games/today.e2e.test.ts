import { expect, test } from 'vitest';
import { gamesDaySchema } from '#features/games/contract.ts';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

test('the day and the level are in the URL, and going back restores them', async () => {
  const page = await visit('/today');
  await page.getByRole('link', { name: 'AAA' }).click();
  await page.waitForURL(/level=11/);
  // the URL changes before the page does
  await page.getByRole('link', { name: 'Previous day' }).and(page.locator('[href*="level=11"]')).click();
  await page.waitForURL(/date=\d{4}-\d{2}-\d{2}&level=11/);
  await page.goBack();
  await page.waitForURL(/today\?level=11$/);
  await page.getByRole('heading', { level: 1, name: /^Todays Games/ }).waitFor();
  await page.getByRole('link', { name: 'AAA' }).and(page.locator('[aria-current]')).waitFor();
});

test('on a phone, the first game is near the top, a game to call is low, and the whole card opens it', async () => {
  const page = await visit('/today', { width: 390 });
  const main = await page.getByRole('main').boundingBox();
  const first = await page.locator('main article').first().boundingBox();
  expect((first?.y ?? Infinity) - (main?.y ?? 0)).toBeLessThanOrEqual(160);
  const upcoming = page.locator('main li:has(button[name=call])').last();
  expect((await upcoming.boundingBox())?.height).toBeLessThanOrEqual(150);
  const name = await upcoming.getByRole('article').getAttribute('aria-label');
  await upcoming.getByRole('heading', { name: name ?? '' }).waitFor();
  // not by its selector: the link that covers the card receives the tap
  await upcoming.scrollIntoViewIfNeeded();
  const note = await upcoming.getByText(/^Locks/).boundingBox();
  await page.mouse.click((note?.x ?? 0) + 4, (note?.y ?? 0) + 4);
  await page.waitForURL(/\/TodaysGame\/\d+$/);
});

test('at most six stops of the keyboard are between the skip link and the first game', async () => {
  const page = await visit('/today', { width: 390 });
  const calendar = page.getByRole('button', { name: 'Open the calendar' });
  await calendar.waitFor();
  await page.locator('a[href="#main"]').press('Enter');
  const isInGame = () => page.evaluate(() => document.activeElement?.closest('main article') != null);
  let stops = -1;
  do {
    await page.keyboard.press('Tab');
    stops += 1;
  } while (stops < 20 && !(await isInGame()));
  expect(stops).toBeLessThanOrEqual(6);
  // a day can still be typed
  await calendar.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Day');
});

test('a menu opens by keyboard and closes by Escape and by a press beside it', async () => {
  const page = await visit('/today', { width: 390 });
  const menu = page.getByLabel('Tools', { exact: true });
  const wall = page.getByRole('link', { name: 'Wall' });
  await menu.press('Enter');
  await wall.waitFor();
  await menu.press('Escape');
  await wall.waitFor({ state: 'hidden' });
  await menu.click();
  await wall.waitFor();
  await page.mouse.click(20, 600);
  await wall.waitFor({ state: 'hidden' });
});

test('a page opened by a link shows every game, as the page of the server does', async () => {
  const page = await openPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${app.url}/today`);
  const games = await page.locator('main article').count();
  const bar = page.getByRole('navigation', { name: 'Pages' });
  await bar.getByRole('link', { name: 'Standings' }).click();
  await page.waitForURL(/standings/);
  await bar.getByRole('link', { name: 'Today' }).click();
  await page
    .locator('main article')
    .nth(games - 1)
    .waitFor();
  expect(await page.locator('main article').count()).toBe(games);
});

test('forced colors show which page, level and period is selected', async () => {
  const page = await openPage();
  await page.emulateMedia({ forcedColors: 'active' });
  const backgroundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [path, group] of [
    ['/today', 'nav[aria-label="Level"]'],
    ['/Leaderboard', 'main nav'],
  ] as const) {
    await page.goto(`${app.url}${path}`);
    const other = await backgroundOf(`${group} a:not([aria-current])`);
    expect(await backgroundOf(`${group} a[aria-current]`)).not.toBe(other);
    expect(await backgroundOf('header a[aria-current="page"]')).not.toBe(other);
  }
});

test('College shows that its data is limited', async () => {
  const page = await visit('/today?level=22');
  await page.getByText('College data is limited').waitFor();
  await page.getByText('Very few games offer public data, this option is experimental').waitFor();
});

test('the loader waits three seconds for each level', async () => {
  const page = await visit('/today', { isAlone: true, waitUntil: 'networkidle' });
  await page.clock.install();
  await page.route(/\/api\/games\?/, () => undefined);
  await page.getByRole('link', { name: 'AAA' }).click();
  await page.getByText('Attempting to fetch data').waitFor();
  await page.clock.runFor(2_000);
  await page.getByRole('link', { name: 'AA', exact: true }).click();
  await page.waitForURL(/level=12/);
  await page.clock.runFor(2_000);
  expect(await page.getByText('Attempting to fetch data').count()).toBe(1);
  await page.clock.runFor(1_500);
  await page.getByText('Sorry Your Request Could not be completed').waitFor();
});

test('the other games slide to their places when one ends, without a layout shift', async () => {
  const page = await openPage({ isAlone: true });
  await page.clock.install();
  await page.goto(`${app.url}/today`, { waitUntil: 'networkidle' });
  const live = page.getByRole('region', { name: 'Live' }).getByRole('article');
  const before = await live.count();
  expect(before).toBeGreaterThan(1);
  await page.route(/\/api\/games\?/, async (route) => {
    const response = await route.fetch();
    const day = gamesDaySchema.parse(await response.json());
    const first = day.games.findIndex(isLive);
    const games = day.games.map((game, index) =>
      index === first ? { ...game, status: { ...game.status, phase: 'final' } } : game,
    );
    await route.fulfill({ response, json: { ...day, games } });
  });
  await expect.poll(async () => (await page.clock.runFor(5000), live.count()), { timeout: 30_000 }).toBe(before - 1);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
});

test('a day without games shows a message', async () => {
  const page = await visit('/today?date=2020-01-15');
  await page.getByText('There are no games scheduled on Wed, January 15, 2020 at the MLB level').waitFor();
});

test('a live card links to its game, and the focus moves to the heading', async () => {
  const page = await visit('/today', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Click Live game!' }).first().click();
  await page.waitForURL(/\/TodaysGame\/\d+$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(H1|MAIN)$/);
});

test('the chosen theme remains after a reload without a flash', async () => {
  const page = await visit('/today', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: /^Theme/ }).click();
  const response = await page.reload();
  expect(await response?.text()).toContain('data-theme="dark"');
});

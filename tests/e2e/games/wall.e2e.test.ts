import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const { url } = sharedApp();

const tiles = (page: Page) => page.getByRole('main').getByRole('article');

test.each([
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const)('the wall shows every game of the day, live ones first, at $width px', async (view) => {
  const page = await visit('/today', view);
  // on a phone, the link is in a menu
  if (view.width < 1200) await page.locator('summary[aria-label="Tools"]').click();
  await page.getByRole('link', { name: 'Wall' }).click();
  await page.waitForURL(`${url}/wall`);
  const games = await readGames(url);
  await expect.poll(() => tiles(page).count()).toBe(games.length);
  const live = games.filter(isLive).map(({ teams }) => `${teams.away.shortName} at ${teams.home.shortName}`);
  const names = await tiles(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(new Set(names.slice(0, live.length))).toEqual(new Set(live.slice(0, 9)));
  // the dark wall of a phone is a page of the tour
  if (view.theme === 'light') expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
});

test('on a television, live games are large, with batter, pitcher and the own pick, and no tile is blank', async () => {
  const games = await readGames(url);
  const called = games.find(({ status }) => status.phase === 'open');
  const page = await visit('/today', { user: 'wallWatcher' });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.evaluate(
    (body) => fetch('/api/predictions', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify({ game_Id: called?.gamePk, predictedWinnerId: called?.teams.home.id }),
  );
  await page.goto(`${url}/wall`);
  const live = games.filter(isLive);
  for (const { gamePk, teams } of live) {
    const tile = page.getByRole('article', { name: `${teams.away.shortName} at ${teams.home.shortName}` });
    expect((await tile.boundingBox())?.height).toBeGreaterThan(400);
    // between two half-innings there is no batter
    const isNamed = async () => {
      const batter = (await readGames(url)).find((game) => game.gamePk === gamePk)?.batter;
      return batter === null || (await tile.innerText()).includes(`At bat: ${batter?.name} · Pitching: `);
    };
    await expect.poll(isNamed, { timeout: 30_000 }).toBe(true);
  }
  await page.getByText(`Your call: ${called?.teams.home.shortName}`).waitFor();
  const final = games.find(({ status }) => status.phase === 'final');
  const row = await page
    .getByRole('article', { name: `${final?.teams.away.shortName} at ${final?.teams.home.shortName}` })
    .first()
    .boundingBox();
  expect(row?.height).toBeLessThan(90);
  expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThan(1080);
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
});

test('on a phone on its side the rows of the first screen are whole, and a final says who won, and which game it was', async () => {
  const page = await visit('/wall');
  await page.setViewportSize({ width: 844, height: 390 });
  const ends = await tiles(page).evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).flatMap(({ top, bottom }) => (top < innerHeight ? bottom : [])),
  );
  expect(ends.length).toBeGreaterThanOrEqual(12);
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);
  const final = (await readGames(url)).find(
    ({ status, doubleHeaderGame }) => status.phase === 'final' && doubleHeaderGame,
  );
  const { away, home } = final?.teams ?? {};
  const row = tiles(page)
    .filter({ hasText: `Final, game ${final?.doubleHeaderGame}` })
    .filter({ hasText: away?.abbreviation ?? '' });
  const winner = (away?.score ?? 0) > (home?.score ?? 0) ? away : home;
  expect(await row.locator('[data-winner]').innerText()).toMatch(
    new RegExp(`^${winner?.abbreviation}\\s+${winner?.score}$`),
  );
  const parts = row.locator('abbr, b');
  const [abbreviation, runs] = [await parts.first().boundingBox(), await parts.nth(1).boundingBox()];
  expect((runs?.x ?? Infinity) - (abbreviation?.x ?? 0) - (abbreviation?.width ?? 0)).toBeLessThan(16);
});

test('an overlay has the games of the URL in their order, a transparent background and no navigation', async () => {
  const [first, second] = (await readGames(url)).map(({ gamePk }) => gamePk);
  const page = await visit(`/wall?theme=transparent&games=${second},${first}`);
  expect(await tiles(page).count()).toBe(2);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('link').count()).toBe(0);
  const backgrounds = await page.evaluate(() =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(backgrounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  expect(await findViolations(page)).toEqual([]);
});

async function openLiveGame(page: Page): Promise<number> {
  const { gamePk = 0 } = (await readGames(url)).find(isLive) ?? {};
  await page.goto(`${url}/TodaysGame/${gamePk}`);
  return gamePk;
}

async function openWindow(page: Page): Promise<Page> {
  const button = page.getByRole('button', { name: 'Small window' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  return opened;
}

test('the small window follows the game and the clock of its page, also on other pages, until it is closed', async () => {
  const page = await openPage();
  await openLiveGame(page);
  const small = await openWindow(page);
  await small.getByRole('article').waitFor();
  const runs = page.getByRole('region', { name: 'Scoreboard' }).getByText(/^\d+ runs$/);
  const readRuns = async () => (await runs.allInnerTexts()).map((text) => text.split(/\s/)[0]);
  await expect
    .poll(async () => [await small.locator('article b').allInnerTexts(), await readRuns()])
    .toEqual([await readRuns(), await readRuns()]);
  await small.getByText('Next lock').waitFor();
  expect(await findViolations(small)).toEqual([]);
  await page.keyboard.press('h');
  await small.getByText('Held at').waitFor();
  await small.getByRole('button', { name: 'Resume' }).click();
  await small.getByText('Held at').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Todays Games' }).first().click();
  await page.waitForURL(`${url}/today`);
  expect(await small.getByRole('article').count()).toBe(1);
  await small.close();
});

test('without windows that stay above others, a popup shows the game on the wall', async () => {
  const page = await openPage();
  await page.addInitScript(() => Object.defineProperty(window, 'documentPictureInPicture', { value: undefined }));
  const gamePk = await openLiveGame(page);
  const popup = await openWindow(page);
  await popup.waitForURL(`${url}/wall?games=${gamePk}`);
  await tiles(popup).waitFor();
  await popup.close();
});

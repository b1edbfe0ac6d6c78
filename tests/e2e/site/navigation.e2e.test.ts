import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

const positionIn = (page: Page) => page.evaluate(() => window.scrollY);

test('a link opens a page at its top, and going back and forward restores the position', async () => {
  const page = await openPage();
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`${app.url}/today`);
  // the first page alone has the notice about the league above the content
  await page.reload();
  const answers = page.getByRole('heading', { level: 1, name: 'FAQ' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await link.scrollIntoViewIfNeeded();
  const before = await positionIn(page);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await answers.waitFor();
  await expect.poll(() => positionIn(page)).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => positionIn(page)).toBe(200);
  await page.goBack();
  // the games go on, and the page may be a little shorter
  await expect.poll(() => positionIn(page)).toBeGreaterThan(before - 100);
  await page.goForward();
  await answers.waitFor();
  await expect.poll(() => positionIn(page)).toBe(200);
  // a new document
  await page.goto(`${app.url}/blog`);
  await page.goBack();
  await answers.waitFor();
  await expect.poll(() => positionIn(page)).toBe(200);
});

test('going back before the scripts have started shows the earlier page', async () => {
  // of a page that is left while it loads
  const page = await visit('/today', { allowedProblems: [/layout shift/] });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LeaderBoard' }).click();
  await page.waitForURL(/Leaderboard$/);
  await page.reload();
  await page.goBack();
  await page.getByRole('article').first().waitFor();
  await page.waitForURL(/today$/);
});

test('a link to a part of the same page keeps the position, and one to an anchor scrolls to it', async () => {
  const page = await openPage();
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`${app.url}/today`);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => positionIn(page)).toBe(50);
  await page.getByRole('link', { name: 'Previous day' }).click();
  await page.waitForURL(/date=/);
  // its games, and not those of today: the position stays while they are loaded
  await page.getByRole('link', { name: 'Next day' }).and(page.locator('[href="/today"]')).waitFor();
  await page.getByRole('article').first().waitFor();
  expect(await positionIn(page)).toBe(50);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => positionIn(page)).toBe(550);
  await page.evaluate(() => (window.location.hash = '#main'));
  await expect.poll(() => positionIn(page)).toBeLessThan(200);
  await page.goBack();
  await expect.poll(() => positionIn(page)).toBe(550);
});

test('of two links in a row, the page of the second is shown', async () => {
  const page = await visit('/today');
  await page.evaluate(() => {
    for (const path of ['/standings', '/league-leaders'])
      document.querySelector<HTMLElement>(`#site-menu a[href^="${path}"]`)?.click();
  });
  await page.waitForURL(/league-leaders/);
  await page.getByRole('heading', { level: 1, name: /leaders/i }).waitFor();
  await page.goBack();
  await page.waitForURL(/today$/);
});

test('the brand is as far from the pages before it as from those after it', async () => {
  const page = await visit('/FAQ', { width: 1024, user: 'a-name-of-25-letters-long' });
  const main = page.getByRole('navigation', { name: 'Main' });
  const boxOf = (name: string) => main.getByRole('link', { name, exact: true }).boundingBox();
  const [players, brand, board] = await Promise.all(['Players', 'Called Shot', 'LeaderBoard'].map(boxOf));
  if (!players || !brand || !board) throw new Error('Nothing to measure');
  const [before, after] = [brand.x - players.x - players.width, board.x - brand.x - brand.width];
  expect(Math.abs(before - after)).toBeLessThanOrEqual(2);
});

import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { waitForHtml } from '#tests/support/app/wait-for-html.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findSqueezed } from '#tests/support/browser/find-squeezed.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

test('the period is in the URL, and going back restores it', async () => {
  const page = await visit('/leaderboard', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Week' }).click();
  await page.waitForURL(/\/Leaderboard\?period=week$/);
  await page.locator('a[aria-current="true"]', { hasText: 'Week' }).waitFor();
  await page.goBack();
  await page.locator('a[aria-current="true"]', { hasText: 'Season' }).waitFor();
});

test('is readable without scripts and explains the scoring', async () => {
  const page = await visit('/Leaderboard', { width: 390, javaScript: false });
  for (const text of ['Thank you for playing', 'Single', 'Double', 'Triple', 'Home run', '+4'])
    expect(await page.locator('main').textContent()).toContain(text);
});

test('a simulated league has simulated users and explains them', async () => {
  const season = { LEAGUE_NOW: '2026-07-17T19:00:00Z', LEAGUE_OPENING_DAY: '2026-07-14' };
  const own = await startApp({ LEAGUE: 'simulated', SIMULATED_FANS: '8', ...season });
  const page = await openPage({ width: 390 });
  await page.goto(`${own.url}/Leaderboard`);
  await page.getByText('8 of the fans are simulated').waitFor();
  const leader = page.locator('main tbody a').first();
  await waitForHtml(page, page.url(), /href="\/user\//);
  await page.reload();
  const state = page.getByText(/^Still counting the season so far|^\(including simulated ones\)$/);
  const [line, board] = [await state.boundingBox(), await page.locator('main table').boundingBox()];
  expect(line?.y).toBeLessThan(board?.y ?? 0);
  expect(board?.y).toBeLessThanOrEqual(200);
  await leader.click();
  await page.getByText('A simulated user of this league, not a person').waitFor();
  await page.getByRole('heading', { name: 'Streak calendar' }).waitFor();
  await page.close();
  // the longest name that is shown; it shifts the layout
  const wide = await openPage({ allowedProblems: [/layout shift/] });
  await wide.goto(`${own.url}/Leaderboard`);
  await wide
    .locator('main tbody a')
    .first()
    .evaluate((link) => (link.textContent = 'W'.repeat(15)));
  for (const width of [768, 834, 905, 1024, 1130, 1280, 390]) {
    await wide.setViewportSize({ width, height: 844 });
    expect.soft(await findSqueezed(wide)).toEqual([]);
    expect.soft(await findOverflow(wide)).toEqual([]);
  }
  await wide.close();
  await own.stop();
});

test('a browser without a share sheet copies the URL of the board and announces it', async () => {
  const page = await openPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  const url = `${app.url}/Leaderboard?period=month`;
  await page.goto(url);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test('a browser that does not let the page copy shows the URL in a dialog', async () => {
  const page = await openPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const url = `${app.url}/Leaderboard?period=month`;
  await page.goto(url);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy this' });
  expect(await dialog.getByLabel('Text to copy').inputValue()).toBe(url);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
});

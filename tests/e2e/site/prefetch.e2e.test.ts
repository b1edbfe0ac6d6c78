import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

/** Opens Today, and lists its requests for the leaderboard. */
async function openToday({ saveData }: { saveData: boolean }): Promise<{ page: Page; requests: string[] }> {
  const page = await openPage();
  if (saveData) {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true });
    });
  }
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/leaderboard')) requests.push(request.url());
  });
  await page.goto(`${app.url}/today`);
  return { page, requests };
}

test('a link under the pointer is loaded once, and the navigation uses its data', async () => {
  const { page, requests } = await openToday({ saveData: false });
  const link = page.getByRole('link', { name: 'LeaderBoard' }).first();
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: 'Previous day' }).hover();
      await link.hover();
      await page.waitForTimeout(200);
      return requests.length;
    })
    .toBe(1);
  await link.click();
  await page.waitForURL(/\/Leaderboard$/);
  await page.getByRole('heading', { level: 1, name: 'Leading Armchair Sabermetricians' }).waitFor();
  expect(requests).toHaveLength(1);
});

test('nothing is loaded ahead for a visitor who saves data', async () => {
  const { page, requests } = await openToday({ saveData: true });
  await page.getByRole('link', { name: 'LeaderBoard' }).first().hover();
  await page.waitForTimeout(1000);
  expect(requests).toEqual([]);
});

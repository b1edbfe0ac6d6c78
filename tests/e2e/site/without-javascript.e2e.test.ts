import { expect, test } from 'vitest';
import { visit } from '#tests/support/browser/visit.ts';

test('Today and a live game are readable without JavaScript and linked', async () => {
  const page = await visit('/today', { width: 390, javaScript: false });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBeTruthy();
  await page.getByRole('link', { name: /live/i }).first().click();
  await page.waitForURL(/\/TodaysGame\/\d+/);
  // before the first pitch to a batter, there is no list of pitches
  await page.getByRole('radio', { name: 'Lineups' }).check();
  expect(await page.getByRole('table').count()).toBeGreaterThan(1);
  await page.getByRole('radio', { name: 'More' }).check();
  expect(await page.getByRole('img', { name: /^Win probability by inning/ }).count()).toBe(1);
  expect(await page.getByRole('contentinfo').textContent()).toContain('Every player is invented');
});

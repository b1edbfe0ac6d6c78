import { expect, test } from 'vitest';
import { visit } from '#tests/support/browser/visit.ts';

test('team and type are in the URL, and each player links to the player page', async () => {
  const page = await visit('/rosters', { waitUntil: 'networkidle' });
  await page.getByText(/^\d+ \/ 40 Man spots full$/).waitFor();
  await page.getByLabel('Roster type').selectOption('coach');
  await page.getByRole('heading', { name: /^Coaches/ }).waitFor();
  await page.getByText('Manager', { exact: true }).waitFor();
  await page.getByLabel('Team').focus();
  await page.getByLabel('Team').selectOption('147');
  await page.getByRole('heading', { name: 'New York Yankees Coaches' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('team');
  expect(new URL(page.url()).search).toBe('?type=coach&team=147');
  await page.goBack();
  await page.getByLabel('Roster type').selectOption('active');
  await page.getByRole('heading', { name: /^Catchers/ }).waitFor();
  const first = page
    .getByRole('region', { name: /^Catchers/ })
    .getByRole('link')
    .first();
  expect(await first.getAttribute('href')).toMatch(/^\/player\/\d+\/$/);
});

test('a season without a roster shows a message and is readable without scripts', async () => {
  const page = await visit('/rosters?season=2019', { width: 390, javaScript: false });
  await page.getByRole('alert').getByText("There's no data for this roster type as of now").waitFor();
});

import { expect, test } from 'vitest';
import { visit } from '#tests/support/browser/visit.ts';

test('the numbers have the right decimals', async () => {
  const page = await visit('/advanced-fielding', { width: 390, theme: 'dark' });
  const card = page.getByRole('region', { name: 'Range' });
  await card.getByText(/^\d\d\.\d{3} ft per second$/).waitFor();
  await card.getByText(/^[\d,]+\.\d\d ft on \d+ plays$/).waitFor();
  await card.getByText('about 27 fps is the league average, about 33.80 fps').waitFor();
});

test('a search by keyboard opens an outfielder, and the URL contains player and season', async () => {
  const page = await visit('/advanced-fielding', { waitUntil: 'networkidle' });
  await page.getByLabel('Season').selectOption('2025');
  await page.waitForURL(/season=2025/);
  const box = page.getByRole('combobox', { name: 'Outfielder' });
  await box.fill('zzz');
  await page.getByText('No results found.').waitFor();
  await box.fill('MAR');
  const options = page.getByRole('listbox').getByRole('option');
  await options.first().waitFor();
  expect(await options.count()).toBeLessThanOrEqual(4);
  await box.press('ArrowDown');
  const [name] = (await options.first().innerText()).split('\n');
  expect(await options.first().getAttribute('aria-selected')).toBe('true');
  await box.press('Enter');
  await page.getByRole('heading', { level: 2, name }).waitFor();
  expect(new URL(page.url()).search).toMatch(/^\?season=2025&player=\d+$/);
  await page.reload();
  await page.getByRole('heading', { level: 2, name }).waitFor();
});

test('balls not caught are a subset of all balls, in the picture and in the list', async () => {
  const page = await visit('/advanced-fielding?season=2025&list=all', { waitUntil: 'networkidle' });
  const rows = page.getByRole('region', { name: /hit near/ }).locator('tbody tr');
  const missed = await rows.filter({ hasText: 'Not caught' }).count();
  expect(missed).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Not caught' }).click();
  await page.getByRole('img', { name: new RegExp(`^${missed} balls`) }).waitFor();
  await page.getByText(/^Caught 0 of/).waitFor();
});

test('is readable and searchable without scripts', async () => {
  const page = await visit('/advanced-fielding?name=an', { width: 390, javaScript: false });
  await page.getByText(/^\d\d\.\d{3} ft per second$/).waitFor();
  await page.locator('form[role=search] li a').first().click();
  await page.waitForURL(/player=\d+/);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

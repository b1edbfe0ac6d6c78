import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolationsInThemes } from '#tests/support/browser/find-violations.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

test('the unsigned, then the signed with their new clubs and the flow are shown, accessible and within the screen', async () => {
  const page = await visit('/free-agents?season=2025', { theme: 'dark', waitUntil: 'networkidle' });
  expect(await page.getByRole('link', { name: 'Unsigned' }).getAttribute('aria-current')).toBe('true');
  const emblems = page.locator('main li:has(h3)').first().locator('svg');
  expect(await emblems.count()).toBe(1);
  await page.getByRole('link', { name: /^Signed/ }).click();
  await page.waitForURL(/season=2025&view=signed/);
  await page.getByRole('heading', { name: 'From club to club' }).waitFor();
  expect(await emblems.count()).toBe(2);
  expect(await page.locator('main').textContent()).not.toMatch(/undefined|NaN|\[object/);
  await page.getByText('The moves as a table').click();
  expect(await findViolationsInThemes(page)).toEqual([]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findOverflow(page)).toEqual([]);
  }
});

test('a position and a former club filter the list through the URL; an empty result shows a message', async () => {
  const page = await visit('/free-agents?season=2025&view=signed', { waitUntil: 'networkidle' });
  const club = page.getByLabel('Former club');
  const label = (await club.locator('option').nth(1).textContent()) ?? '';
  await club.selectOption(label);
  await page.waitForURL(/view=signed&team=\d+/);
  const players = Number(/\((\d+)\)/.exec(label)?.[1]);
  await expect.poll(() => page.locator('main section li').count(), { timeout: 30_000 }).toBe(players);
  await page.goto(`${app.url}/free-agents?season=2025&position=ZZ`);
  await page.getByText('No free agent fits this choice').waitFor();
  await page.goto(`${app.url}/free-agents?season=1950`);
  await page.getByText('No free agents are listed for 1950').waitFor();
});

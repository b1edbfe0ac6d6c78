import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { visit } from '#tests/support/browser/visit.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('with the keyboard, games are called, skipped, and changed from the summary', async () => {
  const page = await visit('/', { user: 'slate-keys', waitUntil: 'networkidle' });
  await page.keyboard.press('p');
  await page.waitForURL('**/slate');
  await expect.poll(() => heading(page).textContent()).toMatch(/^Game 1 of/);
  const first = await heading(page).textContent();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page).textContent()).toMatch(/^Game 2 of/);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => heading(page).textContent()).toBe(first);
  expect(await page.locator('button[name=call]').first().getAttribute('aria-pressed')).toBe('true');
  const skip = page.getByRole('button', { name: 'Skip' });
  while ((await skip.count()) > 0) await skip.click();
  await expect.poll(() => heading(page).textContent()).toMatch(/^1 of \d+ games? called$/);
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  await expect.poll(() => heading(page).textContent()).toBe(first);
});

import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openGames } from '#tests/support/app/open-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage, type PageOptions } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

async function openAsUser(name: string, options: PageOptions, path: string): Promise<Page> {
  const page = await openPage(options);
  await signUpOverHttp(page, app.url, name);
  await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' });
  return page;
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('on a phone, all open games are called with two taps more than there are games, without scrolling', async () => {
  const count = (await openGames(app.url)).length;
  const page = await openAsUser('slate-phone', { width: 390, theme: 'dark' }, '/today');
  let taps = 1;
  await page.getByRole('link', { name: `Pick all ${count} open games` }).tap();
  for (let place = 1; place <= count; place += 1) {
    await expect.poll(() => heading(page).textContent()).toMatch(new RegExp(`^Game ${place} of ${count}: .+ at .+`));
    const club = page.locator('button[name=call]').nth(place % 2);
    const { y = 0, height = 0 } = (await club.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(96);
    expect(y + height).toBeLessThanOrEqual(664);
    await club.tap();
    taps += 1;
  }
  await expect.poll(() => heading(page).textContent()).toBe(`${count} of ${count} games called`);
  expect(taps).toBeLessThanOrEqual(count + 2);
  expect(await page.getByText(/, locks at/).count()).toBe(count);
  expect(await findViolations(page)).toEqual([]);
});

test('with the keyboard, games are called, skipped, and changed from the summary', async () => {
  const page = await openAsUser('slate-keys', { width: 1280 }, '/');
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

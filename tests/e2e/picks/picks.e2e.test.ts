import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage, type PageOptions } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { signUpWithForm } from '#tests/support/browser/sign-up-with-form.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';

const app = sharedApp();
let fans = 0;

const cards = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Submit prediction' }) });

/** The card of the first game with a form, also after the form is gone. */
async function firstCard(page: Page, index = 0): Promise<Locator> {
  const name = await cards(page).nth(index).getAttribute('aria-label');
  return page.getByRole('article', { name: name ?? '', exact: true }).first();
}

async function openAsFan(options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  fans += 1;
  await signUpOverHttp(page, app.url, `caller-${fans}`);
  await page.goto(`${app.url}/today`, { waitUntil: 'networkidle' });
  return page;
}

test('a visitor is asked to sign in, and the draft pick is restored afterwards', async () => {
  const page = await visit('/today', { waitUntil: 'networkidle' });
  const card = await firstCard(page);
  await card.getByRole('radio').first().check();
  await card.getByRole('button', { name: 'Submit prediction' }).click();
  const alert = card.getByRole('alert');
  expect(await alert.textContent()).toContain('You need to sign in to submit predictions');
  expect(await card.locator('form[data-invalid]').count()).toBe(1);
  await expect.poll(() => card.locator('form[data-invalid]').count(), { timeout: 5_000 }).toBe(0);

  await alert.getByRole('link', { name: 'Login' }).click();
  await signUpWithForm(page, 'Latecomer');
  await page.waitForURL(`${app.url}/`);
  await page.goto(`${app.url}/today`);
  await expect.poll(() => card.getByRole('radio').first().isChecked(), { timeout: 20_000 }).toBe(true);
  expect(await card.getByRole('alert').count()).toBe(0);
});

test('on a phone, the first game to pick is on the first screen, above the live games', async () => {
  const page = await openAsFan({ width: 390 });
  const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Submit prediction' }) });
  const box = await card.first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(844);
  const live = await page.getByRole('heading', { name: /^Live/ }).boundingBox();
  expect(live?.y).toBeGreaterThan(box?.y ?? Infinity);
});

test('submitting without a choice shows a message', async () => {
  const page = await openAsFan();
  const card = await firstCard(page);
  await card.getByRole('button', { name: 'Submit prediction' }).click();
  expect(await card.getByRole('alert').textContent()).toBe('You need to select a winner before submitting');
  expect(await card.locator('form[data-invalid]').count()).toBe(1);
});

test('a user makes, changes and withdraws a pick; each state survives a reload', async () => {
  const page = await openAsFan();
  const card = await firstCard(page);
  const [away, home] = [card.getByRole('radio').nth(0), card.getByRole('radio').nth(1)];
  await away.check();
  await card.getByRole('button', { name: 'Submit prediction' }).click();
  await card.getByText(/^Saved \d+:\d\d:\d\d [AP]M\. Change it until/).waitFor();
  await card.getByText('Called', { exact: true }).waitFor();

  await page.reload();
  expect(await away.isChecked()).toBe(true);
  await page.waitForLoadState('networkidle');
  await home.check();
  await card.getByRole('button', { name: 'Submit prediction' }).click();
  await card.getByRole('button', { name: 'Withdraw' }).waitFor();

  await page.reload();
  expect(await home.isChecked()).toBe(true);
  await page.waitForLoadState('networkidle');
  await card.getByRole('button', { name: 'Withdraw' }).click();
  await card.getByRole('button', { name: 'Submit prediction' }).waitFor();
  await page.reload();
  expect(await home.isChecked()).toBe(false);
});

test('a pick can be made, changed and withdrawn with the keyboard', async () => {
  const page = await openAsFan();
  const card = await firstCard(page);
  await card.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Withdraw' }).waitFor();
  expect(await card.getByRole('radio').nth(1).isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
});

test('one button submits all draft picks', async () => {
  const page = await openAsFan({ width: 390 });
  const [first, second] = [await firstCard(page, 0), await firstCard(page, 1)];
  await first.getByRole('radio').first().check();
  expect(await page.getByRole('button', { name: 'Submit all' }).count()).toBe(0);
  await second.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Submit all' }).click();
  await first.getByRole('button', { name: 'Withdraw' }).waitFor();
  await second.getByRole('button', { name: 'Withdraw' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Submit all' }).count()).toBe(0);
});

test('a network failure loses no draft pick', async () => {
  const page = await openAsFan({ allowedProblems: [/ERR_FAILED/] });
  const card = await firstCard(page);
  await page.route('**/api/predictions', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await card.getByRole('radio').first().check();
  await card.getByRole('button', { name: 'Submit prediction' }).click();
  await card.getByRole('alert').getByText('Network error').waitFor();
  expect(await card.getByRole('radio').first().isChecked()).toBe(true);
});

test.each([
  [390, 'dark'],
  [1280, 'light'],
] as const)('called and open cards are accessible at %d px, %s', async (width, theme) => {
  const page = await openAsFan({ width, theme });
  const card = await firstCard(page);
  await card.getByRole('radio').first().check();
  await card.getByRole('button', { name: 'Submit prediction' }).click();
  await card.getByRole('button', { name: 'Withdraw' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

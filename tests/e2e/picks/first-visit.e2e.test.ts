import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { fillSignUp } from '#tests/support/browser/sign-up-with-form.ts';
import { visit } from '#tests/support/browser/visit.ts';

/** Taps the button of a club of the game that Home offers. */
async function callOnHome(page: Page): Promise<void> {
  const button = page.locator('main form[action="/forms/pick"] button[name=call]').last();
  await button.click();
}

async function expectSaved(page: Page): Promise<void> {
  await page.waitForURL(/\/\?called=\d+$/);
  const status = page.getByRole('main').getByText(/^Called: .+, \d+:\d\d [AP]M( EDT)?, saved\.$/);
  await status.waitFor();
  const called = page.locator('main form[action="/forms/pick"] button[name=call][aria-pressed=true]');
  expect(await called.count()).toBe(1);
}

test('after the first pick, Home offers a favorite club until the user declines', async () => {
  const page = await visit('/', { width: 390 });
  await callOnHome(page);
  await page.getByRole('dialog').waitFor();
  await fillSignUp(page, 'first-offer');
  await expectSaved(page);
  const head = page.getByRole('heading', { level: 1 });
  expect(await head.textContent()).toContain('1 called');
  // what was saved is said beside its game only
  await page.getByRole('button', { name: /^Next: / }).click();
  await page
    .getByRole('main')
    .getByText(/, saved\.$/)
    .waitFor({ state: 'detached' });
  const offer = page.getByRole('region', { name: 'Offer' });
  await offer.getByRole('link', { name: 'Choose a club' }).waitFor();
  await offer.getByRole('button', { name: 'Not now' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  expect(await offer.count()).toBe(0);
});

test('the sheet names the choice below its heading, and its button stays above the keyboard of a phone', async () => {
  const page = await visit('/', { width: 390 });
  await callOnHome(page);
  const sheet = page.getByRole('dialog');
  const heading = await sheet.getByRole('heading', { level: 2 }).first().boundingBox();
  const choice = await sheet.getByText(/^Your call: /).boundingBox();
  expect((choice?.y ?? Infinity) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThanOrEqual(8);
  // no browser of a test has a keyboard on the screen
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  const seen = await page.evaluate(() => innerHeight - 300);
  for (const name of ['Username', 'Password']) {
    await sheet.getByLabel(name, { exact: true }).focus();
    const [field, button] = await Promise.all([
      sheet.getByLabel(name, { exact: true }).boundingBox(),
      sheet.getByRole('button', { name: 'Sign Up', exact: true }).boundingBox(),
    ]);
    const edge = (box: typeof field) => (box?.y ?? Infinity) + (box?.height ?? 0);
    expect(edge(button), name).toBeLessThanOrEqual(seen);
    expect(edge(field), name).toBeLessThanOrEqual(button?.y ?? 0);
  }
});

test('a visitor without JavaScript calls a game on Home and signs up: the pick is saved with the form', async () => {
  const page = await visit('/', { width: 390, javaScript: false });
  await callOnHome(page);
  await page.getByRole('alert').getByText('You need to sign in to submit predictions').waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Sign up' }).click();
  await fillSignUp(page, 'scriptless-visitor');
  await expectSaved(page);
});

test('a user signs in with the form in the sheet, which keeps the choice', async () => {
  const page = await visit('/', { user: 'comes-back' });
  // a request that is on its way while the user signs out would be refused
  await page.getByText('Follow players with the star').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).waitFor();
  await page.goto(sharedApp().url);
  await callOnHome(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Already have an account? Log In' }).click();
  await sheet.getByLabel('Username').fill('comes-back');
  await sheet.getByLabel('Password', { exact: true }).fill('Over-the-wall-9');
  await sheet.getByRole('button', { name: 'Sign In' }).click();
  await expectSaved(page);
});

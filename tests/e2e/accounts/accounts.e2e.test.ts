import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import type { PageOptions } from '#tests/support/browser/open-page.ts';
import { signUpWithForm } from '#tests/support/browser/sign-up-with-form.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();
const password = 'Over-the-wall-9';

const openLogin = (options: PageOptions = {}) => visit('/login', options);

async function signUp(page: Page, username: string): Promise<void> {
  await signUpWithForm(page, username);
  await page.waitForURL(`${app.url}/`);
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a user signs up, is signed in on every page, signs out, signs in again and signs out on a page', async () => {
  const page = await openLogin();
  await signUp(page, 'KnuckleballKarolina');
  await navigation(page).getByRole('link', { name: 'Knuckleba…' }).waitFor();

  const reloaded = await page.reload();
  const html = (await reloaded?.text()) ?? '';
  expect(html).toContain('Knuckleba…');
  expect(html).not.toContain('>Login<');
  // a request that is on its way while the user signs out would be refused
  await page.getByText('Follow players with the star').waitFor();

  await navigation(page).getByRole('button', { name: 'Sign Out' }).click();
  await navigation(page).getByRole('link', { name: 'Login' }).click();
  await page.waitForURL(/\/login$/);
  await page.getByLabel('Username').fill('knuckleballkarolina');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${app.url}/`);
  expect(await navigation(page).getByRole('link', { name: 'Knuckleba…' }).getAttribute('href')).toBe(
    '/user/KnuckleballKarolina',
  );
  await page.goto(`${app.url}/signout`);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${app.url}/`);
  await navigation(page).getByRole('link', { name: 'Login' }).waitFor();
});

test('a wrong password and a network failure show a message, are marked for two seconds and keep the input', async () => {
  const page = await openLogin({ allowedProblems: [/401|ERR_FAILED/] });
  await page.getByLabel('Username').fill('nobody-here');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').getByText('Login failed').waitFor();
  const marked = page.locator('form[data-invalid]');
  expect(await marked.count()).toBe(1);
  await expect.poll(() => marked.count(), { timeout: 5_000 }).toBe(0);
  expect(await page.getByLabel('Username').inputValue()).toBe('nobody-here');
  await page.route('**/api/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').getByText('Network error').waitFor();
});

test('a weak password is refused next to its field, and can be shown', async () => {
  const page = await openLogin({ allowedProblems: [/422/] });
  await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
  await page.getByLabel('Username').fill('weakling');
  await page.getByLabel('Email').fill('weakling@fans.example');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('short');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await field.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByText(/^Password still needs .*; or use a phrase of 15 characters/).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  // only the wrong field is marked
  expect(await page.locator('input[aria-invalid]').count()).toBe(1);
  expect(await page.locator('form[data-invalid=fields]').count()).toBe(1);
  expect(await field.getAttribute('aria-describedby')).toContain('error');
});

test('without JavaScript, a user signs up, signs out and signs in, and reads why a form is refused', async () => {
  const page = await visit('/login', { javaScript: false });
  await signUpWithForm(page, 'Kbarolina');
  await page.waitForURL(`${app.url}/`);
  await navigation(page).getByRole('button', { name: 'Sign Out' }).click();
  await navigation(page).getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Username').fill('kbarolina');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').getByText('Login failed').waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('kbarolina');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${app.url}/`);
  await page.goto(`${app.url}/signout`);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${app.url}/`);
  await navigation(page).getByRole('link', { name: 'Login' }).waitFor();
});

test('both forms are accessible and fit the screen', async () => {
  // every-page.e2e.test.ts has the form of the login on a dark phone
  const page = await openLogin();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
  for (const { width, colorScheme } of [
    { width: 1280, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

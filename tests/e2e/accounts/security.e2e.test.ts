import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { openPage, type PageOptions } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();
const password = 'Over-the-wall-9';
const newPassword = 'Under-the-mound-8';

async function openSettings(username: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await signUpOverHttp(page, app.url, username);
  await page.goto(`${app.url}/settings/security`);
  await page.getByText('Sessions (1)').waitFor();
  return page;
}

async function logIn(page: Page, username: string, given: string): Promise<number> {
  const answer = await page.request.post(`${app.url}/api/login`, {
    headers: { origin: app.url },
    data: { username, password: given },
  });
  return answer.status();
}

test('a user changes the password, which ends other sessions, ends one of two sessions and signs out everywhere', async () => {
  const page = await openSettings('PasswordPaula', { allowedProblems: [/422/] });
  const elsewhere = await openPage();
  expect(await logIn(elsewhere, 'PasswordPaula', password)).toBe(200);
  await page.getByText('Password', { exact: true }).click();
  await page.getByLabel('Current password').first().fill('not the password');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('Current password is wrong').waitFor();
  await page.getByLabel('Current password').first().fill(password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('The password is changed').first().waitFor();
  expect((await elsewhere.request.get(`${app.url}/api/check_session`)).status()).toBe(401);
  expect(await logIn(elsewhere, 'PasswordPaula', newPassword)).toBe(200);

  await page.reload();
  await page.getByText('Sessions (2)').click();
  await page.getByText('This session').waitFor();
  await page.getByRole('button', { name: /^End the session/ }).click();
  await page.getByText('Sessions (1)').waitFor();
  expect((await elsewhere.request.get(`${app.url}/api/check_session`)).status()).toBe(401);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL(`${app.url}/`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).waitFor();
});

test('a recovery code replaces a forgotten password, when a link is invalid and there is no mail', async () => {
  const page = await visit('/settings/security#recovery-codes', { user: 'ForgetfulFran' });
  const part = page.locator('#recovery-codes');
  await part.getByLabel('Current password').fill(password);
  await part.getByRole('button', { name: 'Create recovery codes' }).click();
  const list = part.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);

  const other = await visit(`/new-password#token=${'a'.repeat(43)}`, { allowedProblems: [/422/] });
  await other.getByLabel('Password', { exact: true }).fill(newPassword);
  await other.getByRole('button', { name: 'Set the password', disabled: false }).click();
  await other.getByText('This link is invalid, was used or has expired.').waitFor();
  await other.goto(`${app.url}/login`);
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await other.getByRole('heading', { name: 'Recover your account' }).waitFor();
  await other.getByLabel('Email', { exact: true }).fill('someone@fans.example');
  await other.getByRole('button', { name: 'Send a link', disabled: false }).click();
  await other.getByText('This site sends no mail').waitFor();
  await other.getByLabel('Username').fill('ForgetfulFran');
  await other.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
  await other.getByLabel('New password', { exact: true }).fill(newPassword);
  await other.getByRole('button', { name: 'Set the password' }).click();
  await other.waitForURL(`${app.url}/`);
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ForgetfulFran' }).waitFor();
});

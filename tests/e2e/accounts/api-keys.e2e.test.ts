import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

test('a user creates an API key, reads with it, and revokes it', async () => {
  const page = await openPage({ width: 390 });
  await signUpOverHttp(page, app.url, 'KeyKate');
  await page.goto(`${app.url}/user/KeyKate`);
  await page.getByText('API keys (0)').click();
  const part = page.locator('details', { hasText: 'API keys' });
  await part.getByLabel('Name', { exact: true }).fill('My spreadsheet');
  await part.getByLabel('Current password').fill('Over-the-wall-9');
  await part.getByRole('button', { name: 'Create a key' }).click();
  const key = await part.getByLabel('New API key').inputValue();
  const read = async () => {
    const response = await fetch(`${app.url}/api/check_session`, { headers: { authorization: `Bearer ${key}` } });
    return { status: response.status, text: await response.text() };
  };
  expect((await read()).text).toContain('KeyKate');
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);

  await page.reload();
  await page.getByText('API keys (1)').click();
  await part.getByText('My spreadsheet').waitFor();
  await part.getByText(/Last used/).waitFor();
  await part.getByRole('button', { name: 'Revoke the key: My spreadsheet' }).click();
  await part.getByRole('list', { name: 'API keys' }).getByRole('listitem').waitFor({ state: 'detached' });
  expect((await read()).status).toBe(401);
});

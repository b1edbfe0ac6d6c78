import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

test('a user creates an API key, reads with it, and revokes it', async () => {
  const page = await visit('/user/KeyKate', { user: 'KeyKate', width: 390 });
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

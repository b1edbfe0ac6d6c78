import { expect, test } from 'vitest';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { visit } from '#tests/support/browser/visit.ts';

test('a user creates a webhook, sees why a test event fails, and removes the webhook', async () => {
  const page = await visit('/user/HookHanna', { user: 'HookHanna', width: 390, allowedProblems: [/422/] });
  await page.getByText('Webhooks (0)').click();
  const part = page.locator('details', { hasText: 'Webhooks (' });
  await part.getByLabel('Address (https)').fill('https://127.0.0.1/hook');
  await part.getByRole('button', { name: 'Create a webhook' }).click();
  await part.getByText('The address of the host is not public.').waitFor();
  await part.getByLabel('Address (https)').fill('https://receiver.invalid/hook');
  await part.getByLabel('Final games').selectOption('Of the New York Mets');
  await part.getByRole('button', { name: 'Create a webhook' }).click();
  expect(await part.getByLabel('Secret of the new webhook').inputValue()).toMatch(/^whsec_[\w+/]{43}=$/);
  const list = part.getByRole('list', { name: 'Webhooks' });
  await list.getByText('Final games of the New York Mets, and grades of my picks').waitFor();
  await list.getByText('No events yet.').waitFor();
  await list.getByRole('button', { name: /^Send a test event/ }).click();
  await list
    .getByRole('status')
    .getByText(/^The (name of the host is unknown|host did not answer in time)\.$/)
    .waitFor();
  await list.getByRole('list', { name: 'Last events' }).getByText(/^Test/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);

  await list.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('Webhooks (0)').waitFor();
});

import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import type { Page } from 'playwright-core';
import type { PageOptions } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

/** Opens the hydrated home page of a new signed-in user. */
async function openHome(username: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await signUpOverHttp(page, app.url, username);
  await page.goto(`${app.url}/user/${username}`, { waitUntil: 'networkidle' });
  // the divisions are loaded when the settings are hydrated
  await page.locator('#favorite-team optgroup').nth(5).waitFor({ state: 'attached' });
  return page;
}

const chosenPicture = (page: Page) => page.locator('button[aria-pressed="true"] img').getAttribute('src');

/** Collects the bodies of later requests that change the user. */
function changesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData() ?? '');
  });
  return sent;
}

test('a favorite team is saved, and choosing the saved one sends nothing', async () => {
  const page = await openHome('favorite');
  const sent = changesOf(page);
  const select = page.getByLabel('Favorite team');
  await select.selectOption('137');
  await page.locator('main header').getByText('San Francisco Giants').waitFor();
  await select.selectOption('137');
  expect(sent).toEqual(['{"favorite_team":137}']);
  await page.reload();
  expect(await select.inputValue()).toBe('137');
});

test('a profile photo is saved and highlighted, and a click on the chosen one does nothing', async () => {
  const page = await openHome('photogenic');
  const sent = changesOf(page);
  await page.getByRole('button', { name: 'A catcher in the crouch, mitt up' }).click();
  await page.locator('main header img[src$="/p2_med.webp"]').waitFor();
  expect(await chosenPicture(page)).toContain('/p2_thumb.webp');
  await page.getByRole('button', { name: 'A catcher in the crouch, mitt up' }).click();
  expect(sent).toEqual(['{"profilePic":"2"}']);
  await page.reload();
  expect(await chosenPicture(page)).toContain('/p2_thumb.webp');
});

test('a change that could not be saved is reverted with a message', async () => {
  const page = await openHome('unlucky', { allowedProblems: [/ERR_FAILED/] });
  const before = await chosenPicture(page);
  await page.route('**/api/users/*', (route) => route.abort());
  await page.getByText('Country Flags').click();
  await page.getByRole('button', { name: 'The flag of Japan' }).click();
  await page.getByRole('alert').filter({ hasText: 'Couldn’t save your profile photo' }).waitFor();
  expect(await chosenPicture(page)).toBe(before);
});

test('the cog hides the settings and shows them again', async () => {
  const page = await openHome('cogwheel');
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await settings.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await settings.waitFor();
});

test('other visitors see only the public part, also without scripts', async () => {
  await openHome('seen');
  const page = await visit('/user/seen', { javaScript: false });
  await page.getByRole('heading', { name: 'Welcome to seen’s page' }).waitFor();
  expect(await page.getByText('Predictions Summary').count()).toBe(1);
  expect(await page.getByText('Favorite team').count()).toBe(0);
});

test('a user downloads the data as a file', async () => {
  const page = await openHome('exporter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('called-shot-exporter.json');
  const data: unknown = JSON.parse(await text(await download.createReadStream()));
  expect(data).toMatchObject({ user: { username: 'exporter' }, email: 'exporter@fans.example', predictions: [] });
});

test('a user downloads the picks as a file whose columns the FAQ explains', async () => {
  const page = await openHome('spreadsheet');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my picks' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('called-shot-picks.csv');
  const [head = ''] = (await text(await download.createReadStream())).split('\r\n');
  await page.getByRole('link', { name: 'the list of your picks' }).click();
  for (const column of head.split(','))
    await page
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${column}:`) })
      .waitFor();
});

test('an account is deleted after typing its name, and its page responds with 404', async () => {
  const page = await openHome('leaver', { allowedProblems: [/404/, /401/] });
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await page.getByLabel('Type leaver to confirm').fill('somebody');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('Type leaver, exactly as it is written.').waitFor();
  await page.getByLabel('Type leaver to confirm').fill('leaver');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL(`${app.url}/`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).waitFor();
  expect((await page.goto(`${app.url}/user/leaver`))?.status()).toBe(404);
});

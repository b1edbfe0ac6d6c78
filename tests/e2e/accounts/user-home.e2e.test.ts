import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { openPage, type PageOptions } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

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

test('a favorite team and a profile photo are saved, a failure is reverted, and others see only the public part', async () => {
  const page = await openHome('favorite', { allowedProblems: [/ERR_FAILED/] });
  const sent = changesOf(page);
  const select = page.getByLabel('Favorite team');
  await select.selectOption('137');
  await page.locator('main header').getByText('San Francisco Giants').waitFor();
  // choosing the saved one sends nothing
  await select.selectOption('137');
  const photo = page.getByRole('button', { name: 'A catcher in the crouch, mitt up' });
  await photo.click();
  await page.locator('main header img[src$="/p2_med.webp"]').waitFor();
  expect(await chosenPicture(page)).toContain('/p2_thumb.webp');
  await photo.click();
  expect(sent).toEqual(['{"favorite_team":137}', '{"profilePic":"2"}']);
  await page.reload();
  expect(await select.inputValue()).toBe('137');
  expect(await chosenPicture(page)).toContain('/p2_thumb.webp');

  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.route('**/api/users/*', (route) => route.abort());
  await page.getByText('Country Flags').click();
  await page.getByRole('button', { name: 'The flag of Japan' }).click();
  await page.getByRole('alert').filter({ hasText: 'Couldn’t save your profile photo' }).waitFor();
  expect(await chosenPicture(page)).toContain('/p2_thumb.webp');

  const visitor = await visit('/user/favorite', { javaScript: false });
  await visitor.getByRole('heading', { name: 'Welcome to favorite’s page' }).waitFor();
  expect(await visitor.getByText('Predictions Summary').count()).toBe(1);
  expect(await visitor.getByText('Favorite team').count()).toBe(0);
});

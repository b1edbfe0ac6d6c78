import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

/** Holds every later response of the API until `release` is called. `held` lists the paths. */
async function holdResponses(page: Page): Promise<{ held: string[]; release: () => void }> {
  const held: string[] = [];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/api/**', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    held.push(new URL(route.request().url()).pathname.replace(/\d+/, ':id'));
    await promise;
    await route.continue();
  });
  return { held, release: () => resolve(undefined) };
}

/** The distance of each heading and row of the settings from the top of the page, and the height of the page. */
const placesOf = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.scrollHeight,
    ...[...document.querySelectorAll('#settings h3, #settings summary')].map(
      (part) => part.getBoundingClientRect().top + scrollY,
    ),
  ]);

test.each([390, 1280] as const)('settings that load slowly move nothing at %d px', async (width) => {
  const page = await openPage({ width });
  await signUpOverHttp(page, app.url, `Slow${width}`);
  const { held, release } = await holdResponses(page);
  await page.goto(`${app.url}/user/Slow${width}`);
  await expect.poll(() => held).toContain('/api/users/:id/security');
  const before = await placesOf(page);
  await page.getByRole('heading', { name: 'Your account' }).scrollIntoViewIfNeeded();
  release();
  await page.getByText('Sessions (1)').waitFor();
  expect(await placesOf(page)).toEqual(before);
});

test.each([390, 1280] as const)(
  'settings that are opened before they are loaded move nothing at %d px',
  async (width) => {
    const page = await openPage({ width });
    await signUpOverHttp(page, app.url, `Early${width}`);
    const { held, release } = await holdResponses(page);
    await page.goto(`${app.url}/user/Early${width}`);
    for (const summary of await page.locator('#settings .needs-script summary').all()) await summary.click();
    await expect.poll(() => held).toContain('/api/users/:id/calendar');
    await expect.poll(() => held).toContain('/api/users/:id/reminders');
    await page.getByLabel('Club', { exact: true }).waitFor();
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await placesOf(page);
    release();
    await page.getByText('There is no address yet.').waitFor();
    await page.getByText('This site sends no mail.').waitFor();
    await page.getByText('You have none.').waitFor();
    expect(await placesOf(page)).toEqual(before);
  },
);

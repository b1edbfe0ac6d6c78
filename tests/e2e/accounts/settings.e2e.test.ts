import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settingsSections } from '#features/accounts/rules/settings-sections.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import type { PageOptions } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

/** Opens a section of the settings of a new user. */
async function openSection(section: string, user: string, options: PageOptions = {}): Promise<Page> {
  return visit(`/settings/${section}`, { user, ...options });
}

/** The distance of each heading, row and button of the settings from the top, and the height of the page. */
const placesOf = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.scrollHeight,
    ...[...document.querySelectorAll('#settings :is(h1, h2, summary, button)')].map(
      (part) => part.getBoundingClientRect().top + scrollY,
    ),
  ]);

test.each([
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const)(
  'every section has an address, is complete at once and is accessible, at $width px, $theme',
  async (view) => {
    const page = await visit('/', { user: `Sections${view.width}`, ...view });
    await page.goto(`${app.url}/settings`);
    const list = page.getByRole('navigation', { name: 'Settings' });
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    expect(await page.getByRole('heading', { name: 'Profile' }).isVisible()).toBe(view.width === 1280);
    for (const [section, { name }] of Object.entries(settingsSections)) {
      await list.getByRole('link', { name }).click();
      await page.waitForURL(`${app.url}/settings/${section}`);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      if (view.width === 390) {
        await page.getByRole('link', { name: '‹ Settings' }).click();
        await page.waitForURL(`${app.url}/settings`);
      }
    }
    for (const [section, { name }] of Object.entries(settingsSections)) {
      const data = Promise.withResolvers<void>();
      await page.route('**/api/**', async (route) => {
        if (route.request().resourceType() === 'fetch') await data.promise;
        await route.continue();
      });
      await page.goto(`${app.url}/settings/${section}`);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      const before = await placesOf(page);
      data.resolve();
      await page.waitForLoadState('networkidle');
      expect(await placesOf(page)).toEqual(before);
      await page.unroute('**/api/**');
      for (const summary of await page.locator('#settings summary').all()) await summary.click();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    }
  },
);

test('a visitor is asked to sign in, and unknown settings are not found', async () => {
  const page = await visit('/settings/security', { allowedProblems: [/404/] });
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor();
  expect((await page.goto(`${app.url}/settings/nothing`))?.status()).toBe(404);
});

test('the cog of the own page leads to the settings, and hidden scores and the delay are set there', async () => {
  const page = await visit('/user/Cogwheel', { user: 'Cogwheel' });
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Scores & delay' }).click();
  await page.getByRole('button', { name: 'Hold updates' }).click();
  await page.getByText('Updates are held.').waitFor();
  await page.getByRole('button', { name: 'Continue updates' }).click();
  await page.getByRole('button', { name: 'Change the delay…' }).click();
  await page.getByLabel('Delay in seconds').fill('30');
  await page.getByText('Everything is shown 30 seconds later.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Choose hidden scores…' }).click();
  await page.getByLabel('Hide the scores of all clubs').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Scores are hidden on this device.').waitFor();
});

test('a user downloads the data, and the picks with columns that the FAQ explains, and deletes the account by typing its name', async () => {
  const page = await openSection('privacy', 'leaver', { allowedProblems: [/404/] });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('called-shot-leaver.json');
  const data: unknown = JSON.parse(await text(await download.createReadStream()));
  expect(data).toMatchObject({ user: { username: 'leaver' }, email: 'leaver@fans.example', predictions: [] });

  const [picks] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my picks' }).click(),
  ]);
  expect(picks.suggestedFilename()).toBe('called-shot-picks.csv');
  const [head = ''] = (await text(await picks.createReadStream())).split('\r\n');
  await page.getByRole('link', { name: 'the list of your picks' }).click();
  for (const column of head.split(','))
    await page
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${column}:`) })
      .waitFor();

  await page.goto(`${app.url}/settings/privacy`);
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await page.getByLabel('Type leaver to confirm').fill('somebody');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('Type leaver, exactly as it is written.').waitFor();
  await page.getByLabel('Type leaver to confirm').fill('leaver');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('status').getByText('Your account and its data are deleted.').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).waitFor();
  expect((await page.goto(`${app.url}/user/leaver`))?.status()).toBe(404);
});

test('a user subscribes to the calendar of a club, and creates, renews and ends the secret URL of the own calendar', async () => {
  const page = await openSection('calendars', 'CalendarCarla', { width: 390 });
  await page.getByLabel('Club', { exact: true }).selectOption('New York Mets');
  const address = await page.getByLabel('Public link').inputValue();
  const calendar = await (await page.request.get(address)).text();
  expect(calendar).toContain('NAME:Mets games\r\n');
  expect(calendar.match(/^BEGIN:VEVENT/gm)?.length).toBeGreaterThan(100);

  await page.getByRole('button', { name: 'Create the secret link' }).click();
  const link = page.getByLabel('Secret link');
  const first = await link.inputValue();
  const read = async (url: string) => (await page.request.get(url)).status();
  expect(await (await page.request.get(first)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(await page.getByRole('link', { name: 'Open in my calendar app' }).first().getAttribute('href')).toBe(
    first.replace(/^http/, 'webcal'),
  );
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create a new link' }).click();
  await expect.poll(() => link.inputValue()).not.toBe(first);
  expect([await read(first), await read(await link.inputValue())]).toEqual([404, 200]);
  await page.reload();
  await page.getByText(/^The link was created on/).waitFor();
  await page.getByRole('button', { name: 'End the link' }).click();
  await page.getByRole('button', { name: 'Create the secret link' }).waitFor();

  expect(await (await fetch(`${app.url}/rosters?team=121`)).text()).toContain(`href="${new URL(address).pathname}"`);
});

test('a user gets the code of an embed, and creates an API key, reads with it and revokes it', async () => {
  const page = await openSection('developers', 'KeyKate', { width: 390, allowedProblems: [/404/] });
  const embeds = page.getByRole('region', { name: 'Embeds' });
  await embeds.getByLabel('URL of the page').fill(`${app.url}/standings`);
  await embeds.getByRole('button', { name: 'Get the embed code', disabled: false }).click();
  await embeds.getByRole('alert').waitFor();
  await embeds.getByLabel('URL of the page').fill(`${app.url}/Leaderboard`);
  await embeds.getByRole('button', { name: 'Get the embed code' }).click();
  expect(await embeds.getByLabel('Embed code').inputValue()).toContain(`<iframe src="${app.url}/embed/leaderboard`);

  const keys = page.getByRole('region', { name: 'API keys' });
  await keys.getByLabel('Name', { exact: true }).fill('My spreadsheet');
  await keys.getByLabel('Current password').fill('Over-the-wall-9');
  await keys.getByRole('button', { name: 'Create a key' }).click();
  const key = await keys.getByLabel('New API key').inputValue();
  const read = async () => {
    const response = await fetch(`${app.url}/api/check_session`, { headers: { authorization: `Bearer ${key}` } });
    return { status: response.status, text: await response.text() };
  };
  expect((await read()).text).toContain('KeyKate');
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);

  await page.reload();
  await keys.getByText('My spreadsheet').waitFor();
  await keys.getByText(/Last used/).waitFor();
  await keys.getByRole('button', { name: 'Revoke the key: My spreadsheet' }).click();
  await keys.getByRole('list', { name: 'API keys' }).getByRole('listitem').waitFor({ state: 'detached' });
  expect((await read()).status).toBe(401);
});

test('a user creates a webhook, sees why a test event fails, and removes the webhook', async () => {
  const page = await openSection('developers', 'HookHanna', { width: 390, allowedProblems: [/422/] });
  const part = page.getByRole('region', { name: 'Webhooks' });
  await part.getByLabel('URL (https)').fill('https://127.0.0.1/hook');
  await part.getByRole('button', { name: 'Create a webhook' }).click();
  await part.getByText('The address of the host is not public.').waitFor();
  await part.getByLabel('URL (https)').fill('https://receiver.invalid/hook');
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
  await list.getByText('https://receiver.invalid/hook').waitFor({ state: 'detached' });
});

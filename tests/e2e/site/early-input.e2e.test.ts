import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

/** Opens a page whose scripts arrive when the returned function is called. */
async function openWithoutScripts(path: string): Promise<{ page: Page; sendScripts: () => void }> {
  const page = await openPage({ isAlone: true, width: 390, isEarly: true });
  const sent = Promise.withResolvers<void>();
  onTestFinished(() => sent.resolve());
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await sent.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${app.url}${path}`, { waitUntil: 'load' });
  return { page, sendScripts: sent.resolve };
}

test('the form of the login is posted before hydration, with its message', async () => {
  const { page } = await openWithoutScripts('/login');
  await page.getByLabel('Username').fill('unknown-user');
  await page.getByLabel('Password', { exact: true }).fill('Over-the-wall-9');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('alert').getByText('Login failed').waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByLabel('Username').inputValue()).toBe('unknown-user');
});

test('a search box that is focused before hydration finds what is typed after it', async () => {
  const { page, sendScripts } = await openWithoutScripts('/player/');
  const search = page.locator('input[role=combobox]').first();
  await search.focus();
  sendScripts();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await search.pressSequentially('rod');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
});

test('a finished game stays on the screen while its scripts arrive', async () => {
  const game = (await readGames(app.url)).find(isOver);
  if (game === undefined) throw new Error('There is no finished game');
  const { page, sendScripts } = await openWithoutScripts(`/TodaysGame/${game.gamePk}`);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main === null) return;
    main.dataset.shortest = String(main.textContent.length);
    const record = () => {
      main.dataset.shortest = String(Math.min(Number(main.dataset.shortest), main.textContent.length));
    };
    new MutationObserver(record).observe(main, { childList: true, subtree: true });
  });
  const before = await page.locator('main').textContent();
  sendScripts();
  // the plays are requested after hydration
  await page.locator('main section[aria-label="Plays"] li').first().waitFor({ state: 'attached' });
  const shortest = Number(await page.locator('main').getAttribute('data-shortest'));
  expect(shortest).toBeGreaterThan((before?.length ?? 0) / 2);
});

test('a club that is tapped before hydration is called', async () => {
  const { page } = await openWithoutScripts('/FAQ');
  await signUpOverHttp(page, app.url, 'early-caller');
  await page.goto(`${app.url}/today`, { waitUntil: 'load' });
  const id = await page.locator('article:has(button[name=call])').last().getAttribute('id');
  await page.locator(`#${id} button[name=call]`).first().tap();
  await page
    .locator(`#${id}`)
    .getByText(/^Called: /)
    .waitFor();
});

import { expect, onTestFinished, test } from 'vitest';
import type { Page } from 'playwright-core';
import { isFinal } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

/** Opens a page whose scripts arrive when the returned function is called. */
async function openWithoutScripts(
  path: string,
  allowedProblems: RegExp[] = [],
): Promise<{ page: Page; sendScripts: () => void }> {
  const page = await openPage({ width: 390, isEarly: true, allowedProblems });
  const sent = Promise.withResolvers<void>();
  onTestFinished(() => sent.resolve());
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await sent.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${app.url}${path}`, { waitUntil: 'load' });
  return { page, sendScripts: sent.resolve };
}

test('a tap before hydration takes effect once', async () => {
  const { page, sendScripts } = await openWithoutScripts('/today');
  const button = page.getByRole('button', { name: 'Theme: match system' });
  await button.tap();
  expect(await button.count()).toBe(1);
  sendScripts();
  await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('a choice before hydration is applied after it', async () => {
  const { page, sendScripts } = await openWithoutScripts('/rosters');
  await page.getByRole('combobox', { name: 'Team' }).selectOption({ label: 'Chicago Cubs' });
  sendScripts();
  await page.waitForURL(/team=112/);
  await page.getByRole('heading', { level: 1, name: /Chicago Cubs/ }).waitFor();
});

test('text entered before hydration is searched after it', async () => {
  const { page, sendScripts } = await openWithoutScripts('/player/');
  const search = page.locator('input[role=combobox]').first();
  await search.fill('rod');
  sendScripts();
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  expect(await search.inputValue()).toBe('rod');
});

test('a form that needs scripts and was submitted with Enter before hydration is sent once after it', async () => {
  const { page, sendScripts } = await openWithoutScripts('/login', [/401/]);
  const requests: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.postData());
  });
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('Over-the-wall-9');
  await page.keyboard.press('Enter');
  sendScripts();
  await page.getByRole('main').getByRole('alert').waitFor();
  expect(requests.map((body) => body?.includes('"username":"nobody","password":"Over-the-wall-9"'))).toEqual([true]);
});

test('a finished game stays on the screen while its scripts arrive', async () => {
  const game = (await readGames(app.url)).find(isFinal);
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
  await page.locator('main section[aria-label="Plays"] li').first().waitFor();
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

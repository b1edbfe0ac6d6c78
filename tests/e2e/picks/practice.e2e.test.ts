import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { waitForHtml } from '#tests/support/app/wait-for-html.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

const main = (page: Page) => page.getByRole('main');
const matchups = (page: Page): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

/** Opens the page when the results of the whole season are stored, some seconds after the start. */
async function openStart(page: Page): Promise<Locator> {
  const surprise = main(page).getByRole('link', { name: 'Surprise me: a day of 2026' });
  await waitForHtml(page, `${app.url}/practice`, /min="2026-03-26" max="2026-06-05"/);
  await page.goto(`${app.url}/practice`);
  await surprise.waitFor();
  return surprise;
}

/** URLs that belong to clubs, players, games or their results. */
const revealing =
  /TodaysGame|\/player\/|rosters|team=|\/api\/(?:games|standings|transactions|players|leaderboard)|picture\.png/i;

/** The links and pictures of the content, and every URL that the page requested since `requests` was emptied. */
async function urlsOf(page: Page, requests: string[]): Promise<string[]> {
  const linked = await main(page)
    .locator('[href], [src], [action]')
    .evaluateAll((elements) =>
      elements.map((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? '').join('')),
    );
  return [...linked, ...requests.map((url) => url.replace(app.url, ''))];
}

/** Touches every link of the page, which loads other pages ahead elsewhere. */
async function touchLinks(page: Page): Promise<void> {
  for (const link of await page.getByRole('link').all()) await link.dispatchEvent('touchstart');
}

/** Opens practice from a page on which a touched link is loaded ahead. */
async function comeFromElsewhere(page: Page, requests: string[]): Promise<void> {
  await page.goto(`${app.url}/FAQ`);
  await page.getByRole('button', { name: 'More' }).first().click();
  const standings = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Standings' });
  await expect
    .poll(async () => {
      await standings.dispatchEvent('touchstart');
      return requests.some((url) => url.includes('/api/standings'));
    })
    .toBe(true);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Practice' }).click();
  await page.waitForURL('**/practice');
}

async function expectNothingRevealed(page: Page, requests: string[]): Promise<void> {
  const urls = await urlsOf(page, requests);
  expect(urls.filter((url) => revealing.test(url))).toEqual([]);
  expect(await main(page).textContent()).not.toMatch(/Right:|Wrong:|See the game/);
}

const views = [
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const;

test('a visitor reads what the page is for, and can sign in', async () => {
  const page = await openPage();
  await page.goto(`${app.url}/practice`);
  await page.getByText('Call the games of past days').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
});

test.each(views)(
  'past games are called without a result before the call, at $width px',
  { timeout: 180_000 },
  async (view) => {
    const page = await openPage(view);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await signUpOverHttp(page, app.url, `trainee-${view.width}`);
    const surprise = await openStart(page);
    await comeFromElsewhere(page, requests);
    requests.length = 0;
    await surprise.click();
    await page.waitForURL(/\/practice\?date=2026-/);
    await matchups(page).first().waitFor();
    await touchLinks(page);
    await expectNothingRevealed(page, requests);
    expect(await findViolations(page)).toEqual([]);

    // a day with its own URL is complete in the first HTML, and has no result either
    requests.length = 0;
    await page.goto(page.url());
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain('0 of ');
    expect(html).not.toMatch(/"score"|"outcome":|TodaysGame\/\d/);
    await expectNothingRevealed(page, requests);

    const first = matchups(page).first();
    const club = await first.getByRole('button').first().locator('b').textContent();
    await first.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    const result = first.getByText(/^(?:Right|Wrong): /);
    await result.waitFor();
    expect(await result.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    await first.getByText(`You called the ${club}.`).waitFor();
    expect(await first.getByRole('link').getAttribute('href')).toMatch(/^\/TodaysGame\/\d+$/);
    expect(await first.getByRole('button').count()).toBe(0);
    expect(await main(page).getByRole('definition').first().textContent()).toMatch(/^(?:1–0|0–1)/);
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);

    // the pick is final
    await page.goto(page.url());
    await result.waitFor();
    expect(
      await main(page)
        .getByText(/ called/)
        .first()
        .textContent(),
    ).toMatch(/^(?:1 of \d+ games called|The only game is called)/);
  },
);

test('another day is chosen with the links, the date field and at random', async () => {
  const page = await openPage();
  await signUpOverHttp(page, app.url, 'traveler');
  await openStart(page);
  await main(page).getByRole('link', { name: 'First day of 2026' }).click();
  await page.waitForURL('**/practice?date=*');
  await matchups(page).first().waitFor();
  const first = new URL(page.url()).searchParams.get('date') ?? '';
  expect(await main(page).getByRole('link', { name: 'Previous day' }).count()).toBe(0);
  await main(page).getByRole('link', { name: 'Next day' }).click();
  await page.waitForURL((url) => (url.searchParams.get('date') ?? '') > first);
  const day = main(page).getByLabel('Any other day');
  // the server reads the matchups of a day for the first time
  await expect.poll(() => day.inputValue(), { timeout: 60_000 }).not.toBe(first);
  await day.fill(first);
  await page.waitForURL(`**/practice?date=${first}`);
  // the day is shown, so that the links do not move anymore
  await expect.poll(() => main(page).getByRole('link', { name: 'Previous day' }).count()).toBe(0);
  await main(page).getByRole('link', { name: 'Surprise me' }).click();
  await page.waitForURL((url) => url.searchParams.get('date') !== first);
  await matchups(page).first().waitFor();
});

test('a day is readable and called without scripts', async () => {
  const page = await openPage({ width: 390, javaScript: false });
  await signUpOverHttp(page, app.url, 'reader');
  const surprise = await openStart(page);
  await surprise.click();
  await matchups(page).first().waitFor();
  expect(await main(page).getByRole('button', { name: 'Go', exact: true }).count()).toBe(1);
  await matchups(page).first().getByRole('button').first().click();
  await matchups(page)
    .first()
    .getByText(/^(?:Right|Wrong): /)
    .waitFor();
});

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { startApp, type App } from '#tests/support/app/start-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

let app: App;

beforeAll(async () => {
  // ninety minutes before the end of the season's tenth day, a league minute per second
  app = await startApp({
    LEAGUE: 'simulated',
    LEAGUE_SEED: '1',
    LEAGUE_OPENING_DAY: '2026-05-27',
    LEAGUE_NOW: '2026-06-06T02:30:00Z',
    LEAGUE_SPEED: '60',
  });
});

afterAll(async () => {
  await app.stop();
});

/** Opens the page; the first form is there some seconds after the start of the application. */
async function openTable(page: Page): Promise<Locator> {
  const form = page.locator('main form:has(fieldset)');
  await expect
    .poll(
      async () => {
        await page.goto(`${app.url}/season-predictions`);
        return form.count();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1);
  return form;
}

async function orderOf(division: Locator): Promise<string[]> {
  const labels = await division.getByRole('button', { name: /up$/ }).all();
  const names = await Promise.all(labels.map((button) => button.getAttribute('aria-label')));
  return names.map((name) => (name ?? '').replace(/^Move (.*) up$/, '$1'));
}

/** Chooses a wild card in each division: the club in its second place. */
async function chooseWildCards(form: Locator): Promise<void> {
  for (const division of await form.getByRole('group').all()) await division.getByRole('checkbox').first().check();
}

const views = [
  { width: 390, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const;

/** Orders the first division with the keyboard, and saves a prediction. Returns the club in its first place. */
async function predict(page: Page): Promise<string> {
  const form = await openTable(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('2026 · Open through June 5');
  const division = form.getByRole('group').first();
  const [first = '', second = '', third = ''] = await orderOf(division);

  const up = division.getByRole('button', { name: `Move ${second} up` });
  await up.focus();
  await page.keyboard.press('Enter');
  expect((await orderOf(division)).slice(0, 3)).toEqual([second, first, third]);
  // the club is at the top: the button does nothing and keeps the focus
  expect(await up.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect((await orderOf(division)).slice(0, 2)).toEqual([second, first]);

  const save = form.getByRole('button', { name: 'Save prediction' });
  await save.click();
  expect(await form.getByRole('alert').textContent()).toBe(
    'American League: choose 3 more wild cards. National League: choose 3 more wild cards. Choose the champion.',
  );
  await chooseWildCards(form);
  await form.getByLabel('World Series champion').selectOption({ index: 1 });
  await save.click();
  await form.getByText('Your prediction is saved.').waitFor();
  await form.getByRole('button', { name: 'Save changes' }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.goto(`${app.url}/season-predictions`);
  expect((await orderOf(division)).slice(0, 2)).toEqual([second, first]);
  await form.getByRole('button', { name: 'Save changes' }).waitFor();
  return second;
}

test('a table is ordered with the keyboard, saved until the tenth day ends, and has points from then on', async () => {
  const first: string[] = [];
  const pages: Page[] = [];
  for (const view of views) {
    const page = await openPage(view);
    await signUpOverHttp(page, app.url, `seer-${view.width}`);
    first.push(await predict(page));
    pages.push(page);
  }
  for (const [index, page] of pages.entries()) {
    const points = page.locator('dt', { hasText: 'Points' });
    await expect
      .poll(
        async () => {
          await page.goto(`${app.url}/season-predictions`);
          return points.count();
        },
        { timeout: 120_000, interval: 1000 },
      )
      .toBe(1);
    const table = page.getByRole('table').first();
    expect(await table.getByRole('rowheader').first().textContent()).toBe(first[index]);
    expect(await table.getByRole('row').nth(1).getByRole('cell').nth(1).textContent()).toMatch(
      /^[1-5](?:st|nd|rd|th)$/,
    );
    expect(await findViolations(page)).toEqual([]);
  }
});

test(
  'after the deadline the board ranks the predictions, and each name leads to one',
  { timeout: 300_000 },
  async () => {
    for (const view of views) {
      const page = await openPage(view);
      await page.goto(`${app.url}/standings`);
      await page.getByRole('link', { name: 'Predict the table' }).first().click();
      await page.getByRole('main').getByRole('link', { name: 'Board' }).click();
      const board = page.getByRole('table', { name: 'Predictions of 2026, 2 fans' });
      // the points of both predictions are there when the job has run
      const count = async () => {
        await page.reload();
        return board.count();
      };
      await expect.poll(count, { timeout: 120_000, interval: 1000 }).toBe(1);
      expect(await board.getByRole('rowheader').count()).toBe(2);
      await page.getByText('House player Last Season').waitFor();
      expect(await findViolations(page)).toEqual([]);

      const name = (await board.getByRole('rowheader').first().getByRole('link').textContent()) ?? '';
      await board.getByRole('link', { name }).click();
      await page.getByRole('heading', { name: `Prediction of ${name}` }).waitFor();
      await page.locator('dt', { hasText: 'Points' }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Standings' }).waitFor();
    }
  },
);

test('a visitor reads the rules and is asked to sign in', async () => {
  const page = await openPage();
  await page.goto(`${app.url}/season-predictions`);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor();
  await page.getByText('A club in its exact place is worth 2 points').waitFor();
  expect(await findViolations(page)).toEqual([]);
});

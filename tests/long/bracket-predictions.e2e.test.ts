import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

// more than two hours before the first lock of the postseason, a league minute per second
const app = await startApp({ ...midSeason, LEAGUE_NOW: '2026-08-28T15:45:00Z', LEAGUE_SPEED: '60' });
afterAll(async () => void (await app.stop()));

const path = '/season-predictions/bracket';

/** Opens the page until `wanted` is there: a form opens, and predictions become public, while the league's clock runs. */
async function openUntil(page: Page, wanted: Locator, { search = '', timeout = 90_000 } = {}): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(`${app.url}${path}${search}`);
        return wanted.count();
      },
      { timeout, interval: 1000 },
    )
    .toBeGreaterThan(0);
}

const clubsOf = (series: Locator) => series.getByRole('radio').count();

/** Chooses the first club of each series, the later rounds with the keyboard. */
async function predict(page: Page): Promise<void> {
  const form = page.locator('main form:has(fieldset)');
  await openUntil(page, form);
  const series = form.getByRole('group');
  expect(await series.count()).toBe(11);
  const save = form.getByRole('button', { name: 'Save prediction' });
  await save.click();
  expect(await form.getByRole('alert').textContent()).toBe('Choose the winners of 11 more series.');
  expect(await clubsOf(series.nth(10))).toBe(0);
  for (let place = 0; place < 11; place += 1) {
    const first = series.nth(place).getByRole('radio').first();
    if (place < 4) await first.check();
    else {
      await first.focus();
      await page.keyboard.press('Space');
    }
    expect(await first.isChecked()).toBe(true);
  }
  // the arrow key chooses the other club, which takes the winner's place in the next round
  const champion = series.nth(10).getByRole('radio').first();
  await series.nth(8).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await champion.isChecked()).toBe(false);
  await page.keyboard.press('ArrowUp');
  expect(await champion.isChecked()).toBe(true);
  await save.click();
  await form.getByText('Your prediction is saved.').waitFor();
  await form.getByRole('button', { name: 'Save changes' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
}

const views = [
  { width: 390, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const;

const title =
  'a bracket is chosen with the keyboard, saved until the first lock, and public with its points from then on';

test(title, { timeout: 480_000 }, async () => {
  const pages: Page[] = [];
  for (const view of views) {
    const page = await openPage(view);
    await signUpOverHttp(page, app.url, `bracket-${view.width}`);
    await predict(page);
    pages.push(page);
  }
  for (const page of pages) {
    const points = page.locator('dt', { hasText: 'Points' });
    await openUntil(page, points, { timeout: 240_000 });
    expect(await page.getByRole('article').count()).toBe(11);
    expect(await page.getByRole('article').first().textContent()).toContain('Predicted winner: Seed 4');
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('main').getByRole('link', { name: 'Board' }).waitFor();
    const board = page.getByRole('table', { name: 'Predictions of 2026, 2 fans' });
    // the next run of the job scores the brackets
    await openUntil(page, board, { search: '?view=board' });
    await board.getByRole('link', { name: 'bracket-390' }).click();
    await page.getByRole('heading', { name: 'Prediction of bracket-390' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(11);
  }
});

test('a visitor comes from the postseason, reads the rules and is asked to sign in', async () => {
  const page = await openPage({ width: 390 });
  await page.goto(`${app.url}/postseason`);
  await page.getByRole('main').getByRole('link', { name: 'Predict the bracket' }).click();
  await page.getByText('A correct series is worth 1, 2, 4 or 8 points').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

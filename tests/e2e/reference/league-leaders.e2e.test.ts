import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

test('the leaders page shows twenty cards of wild pitches', async () => {
  const page = await visit('/league-leaders', { width: 390, theme: 'dark' });
  const cards = page.getByRole('region', { name: /^Wild Pitches/ }).getByRole('listitem');
  expect(await cards.count()).toBe(20);
  expect(await page.getByLabel('Category').inputValue()).toBe('wildPitch');
  expect(await cards.first().locator('a[href^="/player/"]').count()).toBe(1);
  expect(await cards.first().locator('a[href^="/teams/"]').count()).toBe(1);
  expect(await page.locator('main').textContent()).not.toMatch(/undefined|NaN|\[object/);
});

test('category, league and season are in the URL; an empty season shows a message; going back restores them', async () => {
  const page = await visit('/league-leaders', { waitUntil: 'networkidle' });
  await page.getByLabel('Category').selectOption('Home Runs');
  await page.waitForURL(/category=homeRuns/);
  await page.getByLabel('League', { exact: true }).selectOption('National League');
  await page.waitForURL(/category=homeRuns&league=NL/);
  const leagues = page.getByRole('region', { name: /^Home Runs/ }).locator('li p > span');
  await expect.poll(async () => new Set(await leagues.allTextContents()), { timeout: 30_000 }).toEqual(new Set(['NL']));
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { name: /^Wild Pitches/ }).waitFor();
  await page.goto(`${app.url}/league-leaders?category=homeRuns&season=1950`);
  await page.getByText('No qualifying data this season').waitFor();
});

/** Chooses the National League right after the URL has changed, before the page is rendered again. */
function chooseLeagueAtOnce(): void {
  const push = history.pushState.bind(history);
  history.pushState = (...change) => {
    push(...change);
    history.pushState = push;
    queueMicrotask(() => {
      const league = document.querySelector<HTMLSelectElement>('select[name="league"]');
      if (league === null) throw new Error('No league to choose');
      league.value = 'NL';
      league.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
}

test('a choice made before the previous one is rendered keeps the previous one', async () => {
  const page = await visit('/league-leaders', { waitUntil: 'networkidle' });
  await page.evaluate(chooseLeagueAtOnce);
  await page.getByLabel('Category').selectOption('Home Runs');
  await page.waitForURL(/category=homeRuns&league=NL/);
  await page.getByRole('heading', { name: /^Home Runs/ }).waitFor();
});

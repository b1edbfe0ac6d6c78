import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callHome } from '#tests/support/app/call-home.ts';
import { openGames } from '#tests/support/app/open-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findViolations, findViolationsInThemes } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

/** The card of the last game with a form: it locks last. */
async function lastCard(page: Page): Promise<Locator> {
  const cards = page.getByRole('article').filter({ has: page.locator('button[name=call]') });
  const name = await cards.last().getAttribute('aria-label');
  return page.getByRole('article', { name: name ?? '', exact: true }).first();
}

async function pickAway(card: Locator): Promise<void> {
  await card.locator('button[name=call]').first().click();
  await card.getByRole('button', { name: /^Undo/ }).waitFor();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' });
}

test('confidence is hidden until it is enabled, then saved with a pick, and belongs to its club', async () => {
  // the slider appears below a pick that the user has just made
  const page = await openPage({ theme: 'dark', allowedProblems: [/layout shift/] });
  const username = 'sure-caller';
  await signUpOverHttp(page, app.url, username);
  await open(page, '/today');
  const card = await lastCard(page);
  await pickAway(card);
  expect(await page.getByRole('slider').count()).toBe(0);

  await open(page, '/settings/profile');
  await page.getByRole('checkbox', { name: 'Say how sure I am of my picks' }).check();
  await page.getByRole('status').getByText('Confidence setting saved').waitFor();
  await open(page, `/user/${username}`);
  await page.getByRole('heading', { name: 'Confidence', exact: true }).waitFor();
  expect(await findViolationsInThemes(page)).toEqual([]);

  await open(page, '/today');
  const slider = card.getByRole('slider', { name: /^How sure are you/ });
  await slider.focus();
  await page.keyboard.press('End');
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowLeft');
  expect(await slider.getAttribute('aria-valuetext')).toBe('80 percent');
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Remove' }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await open(page, '/today');
  await expect.poll(() => card.getByRole('slider').getAttribute('aria-valuetext')).toBe('80 percent');
  await card.locator('button[name=call]').last().click();
  await card.getByRole('button', { name: 'Remove' }).waitFor({ state: 'hidden' });
  await card.getByRole('slider', { name: /^How sure are you/ }).waitFor();
  await card.locator('button[name=call]').first().click();
  await card.getByRole('button', { name: 'Remove' }).click();
  await card.getByRole('slider', { name: /^How sure are you/ }).waitFor();

  await open(page, '/Leaderboard');
  await page.getByRole('link', { name: 'Confidence' }).click();
  await page.getByText('No one has a rank yet.').waitFor();
  expect(await findViolationsInThemes(page)).toEqual([]);
});

test('the slider is accessible on a phone', async () => {
  const page = await openPage({ width: 390 });
  const id = await signUpOverHttp(page, app.url, 'sure-on-a-phone');
  const headers = { origin: app.url };
  await page.request.patch(`${app.url}/api/users/${id}`, { headers, data: { usesConfidence: true } });
  const game = (await openGames(app.url)).at(-1);
  if (game === undefined) throw new Error('No game is open');
  await callHome(page, app.url, game);
  await page.request.post(`${app.url}/api/predictions/${game.gamePk}/confidence`, { headers, data: { percent: 70 } });
  await open(page, '/today');
  const slider = page.getByRole('slider', { name: /^You are this sure/ });
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('70 percent');
  expect(await findViolations(page)).toEqual([]);
});

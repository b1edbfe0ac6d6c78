import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import type { Locator, Page } from 'playwright-core';
import type { App } from '#tests/support/app/start-app.ts';

let app: App;

beforeAll(async () => {
  // five league minutes per second: the second lock after 30 s, the end of that game 40 s later
  app = await startApp({ ...midSeason, LEAGUE_SPEED: '300' });
});

afterAll(async () => {
  await app.stop();
});

/** The card of the second open game, also after its form is gone; the first may lock while the page loads. */
async function secondCard(page: Page): Promise<Locator> {
  const open = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Submit prediction' }) });
  const name = await open.nth(1).getAttribute('aria-label');
  return page.getByRole('article', { name: name ?? '', exact: true }).first();
}

/** Picks the away team on Today. Resolves to the card and to the body with which an API client would change the pick. */
async function callVisitors(page: Page): Promise<{ card: Locator; change: object }> {
  await page.goto(`${app.url}/today`);
  await page.waitForLoadState('networkidle');
  const card = await secondCard(page);
  const [away, home] = [card.getByRole('radio').first(), card.getByRole('radio').last()];
  const change = {
    game_Id: Number((await away.getAttribute('name'))?.replace('pick-', '')),
    predictedWinnerId: Number(await home.getAttribute('value')),
    predictedLoserId: Number(await away.getAttribute('value')),
  };
  await away.check();
  await card.getByRole('button', { name: 'Submit prediction' }).click();
  await card.getByRole('button', { name: 'Withdraw' }).waitFor();
  return { card, change };
}

/** Picks the home team of the third open game. */
async function callLater(page: Page): Promise<void> {
  const [, , later] = (await readGames(app.url))
    .filter(({ status }) => status.phase === 'open')
    .toSorted((one, other) => (one.startsAt ?? Infinity) - (other.startsAt ?? Infinity));
  const [winner, loser] = [later?.teams.home, later?.teams.away];
  const data = { game_Id: later?.gamePk, predictedWinnerId: winner?.id, predictedLoserId: loser?.id };
  const response = await page.request.post(`${app.url}/api/predictions`, { headers: { origin: app.url }, data });
  expect(response.ok()).toBe(true);
}

/** Sends a change that is too late. A busy league delays the decision: 503 means that the state of the game is not known yet. */
async function refusal(page: Page, change: object): Promise<number> {
  const response = await page.request.post(`${app.url}/api/predictions`, {
    headers: { origin: app.url },
    data: change,
  });
  expect([409, 503], await response.text()).toContain(response.status());
  return response.status();
}

const figures = (page: Page) => page.locator('main dl dd').allTextContents();

const title =
  'a pick is closed on the league’s clock and graded when its game ends: card, page, history and board agree';

test(title, { timeout: 480_000 }, async () => {
  // a game that starts moves to another section
  const page = await openPage({ allowedProblems: [/409|503/, /layout shift/] });
  await signUpOverHttp(page, app.url, 'scorekeeper');
  const home = `${app.url}/user/scorekeeper`;
  await page.goto(home);
  expect(await figures(page)).toEqual(['0', '0', 'NA', '0', '0']);

  const { card, change } = await callVisitors(page);
  await callLater(page);
  await card.getByText(/^(?:Predictions closed|You called the)/).waitFor({ timeout: 120_000 });
  await card.getByText(/One fan called it|\d fans (?:call|are)/).waitFor({ timeout: 20_000 });
  expect(await card.getByRole('radio').count()).toBe(0);
  await expect.poll(() => refusal(page, change), { timeout: 30_000 }).toBe(409);

  // reloaded until all picks are graded, because the page itself refreshes only once a minute
  const past = page.getByRole('region', { name: 'Past' });
  const graded = async () => {
    await page.goto(home);
    const [correct, wrong] = await figures(page);
    const listed = await past.locator('[data-state="correct"], [data-state="wrong"]').count();
    return [listed, Number(correct) + Number(wrong)];
  };
  // two requests: the picks can be newer than the figures
  await expect.poll(graded, { timeout: 180_000, interval: 2_000 }).toEqual([2, 2]);
  const [correct, wrong, percent, longest, current] = await figures(page);
  expect(Number(correct)).toBe(await past.locator('[data-state="correct"]').count());
  expect(Number(correct) + Number(wrong)).toBe(2);
  expect(percent).toBe((50 * Number(correct)).toFixed(2));
  expect(longest).toBe(correct);
  await past.getByText('History').first().click();
  expect(await past.locator('details[open] li').count()).toBeGreaterThan(2);

  await page.goto(`${app.url}/Leaderboard`);
  const row = await page.locator('tr', { hasText: 'You' }).locator('td').allTextContents();
  expect(row.slice(-3).map((text) => text.replace(/\D+/, ''))).toEqual([current, correct, wrong]);
  expect(await findViolations(page)).toEqual([]);

  await page.goto(`${app.url}/my-picks`);
  await page.getByRole('link', { name: /^My season/ }).click();
  await page.getByText(`2 graded picks of 2026, ${correct} correct.`).waitFor();
  expect(await page.getByRole('region', { name: 'If your picks had come true' }).getByRole('table').count()).toBe(6);
  await page.getByRole('table', { name: 'Your picks by club' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('live cards are updated', async () => {
  // at this speed a game may start or end during the check and move to another section
  const page = await openPage({ allowedProblems: [/layout shift/] });
  await page.goto(`${app.url}/today`);
  const live = page.getByRole('region', { name: /^Live/ });
  const before = await live.textContent();
  await expect.poll(() => live.textContent(), { timeout: 60_000, interval: 500 }).not.toBe(before);
});

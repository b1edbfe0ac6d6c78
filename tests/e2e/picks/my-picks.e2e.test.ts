import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userProfileSchema } from '#contract/fans.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { startApp, type App } from '#tests/support/app/start-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

let app: App;

beforeAll(async () => {
  // five league minutes per second, as in graded-picks
  app = await startApp({ ...midSeason, LEAGUE_SPEED: '300' });
});

afterAll(async () => {
  await app.stop();
});

/** The open games of the day, those that lock first at the front. */
async function openGames(url: string): Promise<GameCard[]> {
  return (await readGames(url))
    .filter(({ status }) => status.phase === 'open')
    .toSorted((one, other) => (one.startsAt ?? Infinity) - (other.startsAt ?? Infinity));
}

/** Picks the home club of a game without the form. */
async function callHome(page: Page, url: string, { gamePk, teams: { away, home } }: GameCard): Promise<void> {
  const data = { game_Id: gamePk, predictedWinnerId: home.id, predictedLoserId: away.id };
  const response = await page.request.post(`${url}/api/predictions`, { headers: { origin: url }, data });
  expect(response.ok(), await response.text()).toBe(true);
}

const rows = (page: Page, states = '') => page.locator(`main ol > li${states}`);

/** Total bases and streak of a row of the score card. */
async function figures(page: Page, name: string): Promise<number[]> {
  const cells = await page.getByRole('row', { name }).getByRole('cell').allTextContents();
  return cells.slice(0, 2).map((text) => Number.parseInt(text, 10));
}

async function readProfile(page: Page, name: string) {
  return userProfileSchema.parse(await (await page.request.get(`${app.url}/api/fans/${name}`)).json());
}

const title = 'picks are followed from the lock to their grades on the league’s clock, without a reload';

test(title, { timeout: 480_000 }, async () => {
  // rows become live and final, which changes their height
  const page = await openPage({ width: 390, allowedProblems: [/layout shift/] });
  await signUpOverHttp(page, app.url, 'livecaller');
  await page.goto(`${app.url}/my-picks`);
  await page.getByRole('link', { name: 'Call today’s games' }).waitFor();
  expect(await page.getByRole('timer').count()).toBe(1);
  for (const game of (await openGames(app.url)).slice(1, 3)) await callHome(page, app.url, game);
  await page.goto(`${app.url}/my-picks`);
  expect(await rows(page).count()).toBe(2);

  await rows(page, '[data-state="live"]')
    .first()
    .getByText(/% to win/)
    .waitFor({ timeout: 120_000 });
  await rows(page, '[data-state="live"][data-outcome]').first().waitFor({ timeout: 120_000 });
  const graded = rows(page, '[data-state="correct"], main ol > li[data-state="wrong"]');
  await expect.poll(() => graded.count(), { timeout: 240_000, interval: 500 }).toBe(2);

  const { totalScore, currentStreak } = await readProfile(page, 'livecaller');
  await expect.poll(() => figures(page, 'Now')).toEqual([totalScore, currentStreak]);
  expect(await figures(page, 'As it stands')).toEqual([totalScore, currentStreak]);
  expect(await findViolations(page)).toEqual([]);
});

test('a visitor reads what the page is for, and can sign in', async () => {
  const page = await openPage();
  await page.goto(`${sharedApp().url}/my-picks`);
  await page.getByText('Sign in to follow your picks of the day').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');
});

test.each([
  [390, 'dark'],
  [1280, 'light'],
] as const)('the picks are readable without scripts at %d px, %s', async (width, theme) => {
  const { url } = sharedApp();
  const page = await openPage({ width, theme, javaScript: false });
  await signUpOverHttp(page, url, `quiet-${width}`);
  const [first, second] = await openGames(url);
  if (first === undefined || second === undefined) throw new Error('No open games');
  await callHome(page, url, first);
  await page.goto(`${url}/my-picks`);
  await rows(page, '[data-state="open"]').getByText(first.teams.home.shortName).waitFor();
  await page.getByRole('link', { name: `${second.teams.away.shortName} at ${second.teams.home.shortName}` }).waitFor();
  expect(await page.getByRole('timer').textContent()).toMatch(/Locks in \d/);
});

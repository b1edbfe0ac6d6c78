import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { userProfileSchema } from '#features/users/contract.ts';
import { callHome } from '#tests/support/app/call-home.ts';
import { openGames } from '#tests/support/app/open-games.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { waitForHtml } from '#tests/support/app/wait-for-html.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { predictTable } from './predict-table.ts';

// The tenth day of a season. A game starts every 75 minutes, which is every ten seconds: the picks lock after 50 and 60 seconds, so that a
// busy machine has time to make them, and are graded 25 seconds later. The day, and with it the time for predictions of the table, ends
// after 110 seconds.
const evening = {
  LEAGUE: 'simulated',
  LEAGUE_SEED: '1',
  LEAGUE_OPENING_DAY: '2026-05-27',
  LEAGUE_NOW: '2026-06-05T14:15:00Z',
  LEAGUE_SPEED: '450',
};

const app = await startApp(evening);
afterAll(async () => void (await app.stop()));

const from = Date.parse(evening.LEAGUE_NOW) + 350 * 60_000;
/** Two games that do not lock while pages load. */
const [earlier, later] = (await openGames(app.url)).filter(({ startsAt }) => (startsAt ?? 0) > from);
if (earlier === undefined || later === undefined) throw new Error('Fewer than two games are open');

/** Picks the away team of the later game on Today. Resolves to the card, and to the body with which an API client would change the pick. */
const callVisitors = async (page: Page): Promise<{ card: Locator; change: object }> => {
  await page.goto(`${app.url}/today`);
  await page.waitForLoadState('networkidle');
  const { gamePk } = later;
  const card = page.locator(`#game-${gamePk}`);
  const [away, home] = [card.locator('button[name=call]').first(), card.locator('button[name=call]').last()];
  const change = {
    game_Id: gamePk,
    predictedWinnerId: Number(await home.getAttribute('value')),
    predictedLoserId: Number(await away.getAttribute('value')),
  };
  await away.click();
  await card.getByRole('button', { name: /^Undo/ }).waitFor();
  return { card, change };
};

/** Sends a change that is too late. A busy league delays the decision: 503 means that the state of the game is not known yet. */
async function refusal(page: Page, change: object): Promise<number> {
  const response = await page.request.post(`${app.url}/api/predictions`, {
    headers: { origin: app.url },
    data: change,
  });
  expect([409, 503], await response.text()).toContain(response.status());
  return response.status();
}

/** The figures of a user's page. */
const figures = (page: Page) => page.locator('main dl dd').allTextContents();

async function readProfile(page: Page, username: string) {
  return userProfileSchema.parse(await (await page.request.get(`${app.url}/api/fans/${username}`)).json());
}

async function countGraded(page: Page, username: string): Promise<number> {
  const { totalGuessesCorrect, totalGuessesIncorrect } = await readProfile(page, username);
  return totalGuessesCorrect + totalGuessesIncorrect;
}

const rows = (page: Page, states = '') => page.locator(`main ol > li${states}`);

/** Total bases and streak of the line at the top of My picks. Nothing differs as it stands when all games are graded. */
async function scores(page: Page): Promise<number[]> {
  const text = (await page.locator('main summary', { hasText: /\d bases?/ }).textContent()) ?? '';
  return [...text.matchAll(/\d+(?= bases?\b)|(?<=streak )\d+/g)].map(([figure]) => Number(figure));
}

const views = [
  { width: 390, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const;

describe.concurrent('on the league’s clock', { timeout: 480_000 }, () => {
  test('a pick is closed and graded when its game ends: card, page, history and board agree', async (context) => {
    // a game that starts moves to another section
    const page = await openPage({ allowedProblems: [/409|503/, /layout shift/] }, context.onTestFinished);
    await signUpOverHttp(page, app.url, 'scorekeeper');
    const home = `${app.url}/user/scorekeeper`;
    await page.goto(home);
    expect(await figures(page)).toEqual(['0', '0', 'NA', '0', '0']);

    await callHome(page, app.url, earlier);
    const { card, change } = await callVisitors(page);
    await card.getByText(/Predictions closed|You called the/).waitFor({ timeout: 120_000 });
    await card.getByText(/One fan called it|\d fans (?:call|are)/).waitFor({ timeout: 20_000 });
    expect(await card.getByRole('radio').count()).toBe(0);
    await context.expect.poll(() => refusal(page, change), { timeout: 30_000 }).toBe(409);

    // reloaded when all picks are graded, because the page itself refreshes only once a minute
    await context.expect.poll(() => countGraded(page, 'scorekeeper'), { timeout: 180_000, interval: 500 }).toBe(2);
    const past = page.getByRole('region', { name: 'Picks', exact: true });
    const graded = async () => {
      await page.goto(home);
      const [correct, wrong] = await figures(page);
      const listed = await past.locator('[data-state="correct"], [data-state="wrong"]').count();
      return [listed, Number(correct) + Number(wrong)];
    };
    // two requests: the picks can be newer than the figures
    await context.expect.poll(graded, { timeout: 180_000, interval: 2_000 }).toEqual([2, 2]);
    const [correct, wrong, percent, longest, current] = await figures(page);
    expect(Number(correct)).toBe(await past.locator('[data-state="correct"]').count());
    expect(Number(correct) + Number(wrong)).toBe(2);
    expect(percent).toBe((50 * Number(correct)).toFixed(2));
    expect(longest).toBe(correct);
    // the scores are read after the grades
    const scored = async () => {
      await page.goto(home);
      return past.getByRole('link', { name: /\d+–\d+/ }).count();
    };
    await context.expect.poll(scored, { timeout: 180_000, interval: 2_000 }).toBe(2);
    await past.getByText('History').first().click();
    expect(await past.locator('details[open] li').count()).toBeGreaterThan(2);

    await page.goto(`${app.url}/Leaderboard`);
    const row = await page.locator('tr', { hasText: 'You' }).locator('td').allTextContents();
    expect(row.slice(-4, -1).map((text) => text.replace(/\D+/, ''))).toEqual([current, correct, wrong]);
    expect(await findViolations(page)).toEqual([]);

    await page.goto(`${app.url}/my-picks`);
    await page.getByText(/^My season.* begins at 50 graded picks\.$/).waitFor();
    await page.goto(`${app.url}/my-picks/season`);
    await page.getByText('My season begins at 50 graded picks of major-league games of 2026. You have 2.').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('picks are followed from the lock to their grades, without a reload', async (context) => {
    // rows become live and final, which changes their height
    const page = await openPage({ width: 390, allowedProblems: [/layout shift/] }, context.onTestFinished);
    await signUpOverHttp(page, app.url, 'livecaller');
    await page.goto(`${app.url}/my-picks`);
    await page.getByRole('link', { name: 'Call today’s games' }).waitFor();
    await page.getByRole('heading', { name: /^Your next pick/ }).waitFor();
    for (const game of [earlier, later]) await callHome(page, app.url, game);
    await page.goto(`${app.url}/my-picks`);
    expect(await rows(page).count()).toBe(2);

    await rows(page, '[data-state="live"]')
      .first()
      .getByText(/% to win/)
      .waitFor({ timeout: 120_000 });
    await rows(page, '[data-state="live"][data-outcome]').first().waitFor({ timeout: 120_000 });
    const graded = rows(page, '[data-state="correct"], main ol > li[data-state="wrong"]');
    await context.expect.poll(() => graded.count(), { timeout: 240_000, interval: 500 }).toBe(2);

    // a row has its outcome as soon as its game is over, which can be before the pick is settled
    await context.expect.poll(() => countGraded(page, 'livecaller'), { timeout: 180_000, interval: 500 }).toBe(2);
    const { totalScore, currentStreak } = await readProfile(page, 'livecaller');
    await context.expect.poll(() => scores(page)).toEqual([totalScore, currentStreak]);
    expect(await findViolations(page)).toEqual([]);

    const lastEvening = page.getByRole('region', { name: /^(?:Tonight|Last night) / });
    await waitForHtml(page, app.url, /aria-labelledby="evening"/, { timeout: 180_000, context });
    await page.goto(app.url);
    await lastEvening.waitFor();
    await lastEvening.getByText(`${currentStreak}`, { exact: true }).first().waitFor();
    await lastEvening.getByRole('link', { name: later.teams.home.shortName }).first().waitFor();
    expect(await lastEvening.getByRole('listitem').count()).toBe(2);
    expect(await findViolations(page)).toEqual([]);
  });

  test('a table is ordered with the keyboard, saved until the tenth day ends, and has points from then on', async (context) => {
    const url = `${app.url}/season-predictions`;
    const predictAndWait = async (view: (typeof views)[number]) => {
      const page = await openPage(view, context.onTestFinished);
      await signUpOverHttp(page, app.url, `seer-${view.width}`);
      const first = await predictTable(page, url, context.expect);
      await waitForHtml(page, url, />Points</, { timeout: 180_000, context });
      await page.goto(url);
      await page.locator('dt', { hasText: /^Points/ }).waitFor();
      const table = page.getByRole('table').first();
      expect(await table.getByRole('rowheader').first().textContent()).toBe(first);
      const place = table.getByRole('row').nth(1).getByRole('cell').nth(1);
      expect(await place.textContent()).toMatch(/^[1-5](?:st|nd|rd|th)$/);
      expect(await findViolations(page)).toEqual([]);
    };
    await Promise.all(views.map(predictAndWait));
  });

  test('live cards are updated', async (context) => {
    // at this speed a game may start or end during the check and move to another section
    const page = await openPage({ allowedProblems: [/layout shift/] }, context.onTestFinished);
    await page.goto(`${app.url}/today`);
    const live = page.getByRole('region', { name: /^Live/ });
    const before = await live.textContent();
    await context.expect.poll(() => live.textContent(), { timeout: 60_000, interval: 500 }).not.toBe(before);
  });
});

describe('after the deadline', () => {
  test('the board ranks the predictions, and each name leads to one', async () => {
    const page = await openPage();
    const findInViews = async () => {
      for (const { width, theme } of views) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: theme });
        expect(await findViolations(page), `${width} px`).toEqual([]);
      }
    };
    await page.goto(`${app.url}/standings`);
    await page.getByRole('link', { name: 'Predict the table' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Board' }).click();
    await page.waitForURL(/view=board/);
    const board = page.getByRole('table', { name: 'Predictions of 2026, 2 fans' });
    // the points of both predictions are there when the job has run
    await waitForHtml(page, page.url(), /Predictions of 2026, 2 fans/);
    await page.reload();
    expect(await board.getByRole('rowheader').count()).toBe(2);
    await page.getByText('House player Last Season').waitFor();
    await findInViews();

    const name = (await board.getByRole('rowheader').first().getByRole('link').textContent()) ?? '';
    await board.getByRole('link', { name }).click();
    await page.getByRole('heading', { name: `Prediction of ${name}` }).waitFor();
    await page.locator('dt', { hasText: /^Points/ }).waitFor();
    await findInViews();
    await page.getByRole('main').getByRole('link', { name: 'Standings' }).waitFor();
  });

  test('a visitor reads the rules of the table and is asked to sign in', async () => {
    const page = await openPage();
    await page.goto(`${app.url}/season-predictions`);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor();
    await page.getByText('A club in its exact place is worth 2 points').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});

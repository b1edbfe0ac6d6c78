import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '#tests/support/open-page.ts';
import { readGames } from '#tests/support/read-games.ts';
import { signUpByCall } from '#tests/support/sign-up-by-call.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { Page } from 'playwright-core';
import type { App } from '#tests/support/start-app.ts';

let app: App;

beforeAll(async () => {
  // half an hour before an evening's games, ten league minutes a second
  app = await startApp({
    LEAGUE: 'simulated',
    LEAGUE_SEED: '1',
    LEAGUE_NOW: '2026-07-04T22:30:00Z',
    LEAGUE_SPEED: '600',
  });
});

afterAll(async () => {
  await app.stop();
});

/** Calls the home club of every game that is open. Resolves to how many there were. */
async function callHomeClubs(page: Page): Promise<number> {
  const games = (await readGames(app.url)).filter(({ status }) => status.phase === 'open');
  const answers = await Promise.all(
    games.map(({ gamePk, teams }) =>
      page.request.post(`${app.url}/api/predictions`, {
        headers: { origin: app.url },
        data: { game_Id: gamePk, predictedWinnerId: teams.home.id, predictedLoserId: teams.away.id },
      }),
    ),
  );
  return answers.filter((answer) => answer.ok()).length;
}

const figures = (page: Page) => page.locator('main dl dd').allTextContents();

test('picks are graded when their games end: the page, the receipts and the board say the same', async () => {
  const page = await openPage();
  await signUpByCall(page, app.url, 'scorekeeper');
  expect(await callHomeClubs(page)).toBeGreaterThan(0);
  const home = `${app.url}/user/scorekeeper`;
  await page.goto(home);
  expect(await figures(page)).toEqual(['0', '0', 'NA', '0', '0']);

  // loaded anew until all is over: a page keeps itself up to date too, but only once a minute
  await expect
    .poll(
      async () => {
        await page.goto(home);
        const isOpen = await page.getByRole('region', { name: /^(Live|To come)$/ }).count();
        return isOpen === 0 && (await page.getByRole('region', { name: 'Past' }).count()) > 0;
      },
      { timeout: 90_000, interval: 2_000 },
    )
    .toBe(true);

  const [correct, wrong, percent, , current] = await figures(page);
  const past = page.getByRole('region', { name: 'Past' });
  expect(Number(correct)).toBe(await past.locator('[data-state="correct"]').count());
  expect(Number(wrong)).toBe(await past.locator('[data-state="wrong"]').count());
  expect(percent).toBe(((100 * Number(correct)) / (Number(correct) + Number(wrong))).toFixed(2));
  await past.getByText('Receipt').first().click();
  expect(await past.locator('details[open] li').count()).toBeGreaterThan(1);

  await page.goto(`${app.url}/Leaderboard`);
  const row = await page.locator('tr', { hasText: 'You' }).locator('td').allTextContents();
  expect(row.slice(-2).map((text) => text.replace(/\D+/, ''))).toEqual([correct, wrong]);
  expect(row.at(-3)?.replace(/\D+/, '')).toBe(current);
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage, type PageOptions } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const { url } = sharedApp();

/** Pages that show results, and what the viewer reads there instead. */
const pagesWithResults = [
  ['/', 'Score hidden'],
  ['/today', 'Score hidden'],
  ['/standings', 'the standings are not shown'],
  ['/Leaderboard', 'scores and streaks of users are not shown'],
  ['/league-leaders', 'the league leaders are not shown'],
  ['/rolling-metrics', 'the recent figures'],
  ['/player/', 'figures of players'],
] as const;

const scores = /\b(?:Top|Bot|Bottom|Mid|Middle|End) (?:of the )?\d|\bFinal\b/;

async function openHiding(options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await page.context().addCookies([{ name: 'hide', value: 'all', url }]);
  return page;
}

async function findGame(isWanted: (game: GameCard) => boolean): Promise<GameCard> {
  const game = (await readGames(url)).find(isWanted);
  if (game === undefined) throw new Error('There is no such game');
  return game;
}

test('a viewer selects clubs by keyboard, and sees their scores no more', async () => {
  const { teams } = await findGame(isLive);
  const page = await visit('/today', { width: 390 });
  await page.getByLabel('Tools', { exact: true }).press('Enter');
  await page.getByRole('group', { name: 'Updates' }).getByRole('button', { name: 'Hide scores' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hide scores' });
  await dialog.getByLabel('Hide the scores of selected clubs').check();
  await dialog.getByLabel(teams.home.shortName, { exact: true }).check();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Scores are hidden' }).first().waitFor();
  const cards = page.locator('main article').filter({ hasText: 'Score hidden' });
  await cards.first().waitFor();
  for (const text of await cards.allInnerTexts()) expect(text).toContain(teams.home.shortName);
});

describe('a viewer who hides all scores', () => {
  test.each(pagesWithResults)('reads no result on %s, also in the HTML of the server', async (path, text) => {
    const page = await openHiding();
    await page.goto(`${url}${path}`);
    await page.getByText(text).first().waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(scores);
    expect(await page.title()).not.toMatch(/\d/);
    const response = await page.context().request.get(`${url}${path}`);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    expect(await response.text()).not.toMatch(/"text":"(?:In Progress|Final)"|"score":\d|"wins":\d/);
  });

  test('follows a link to a game, opens it, and sees its score on the next pages', async () => {
    const { gamePk, teams } = await findGame(isOver);
    const name = `${teams.away.shortName} at ${teams.home.shortName}`;
    const page = await openHiding({ width: 390 });
    await page.goto(`${url}/today`);
    await page.locator(`a[href^="/TodaysGame/${gamePk}"]`).first().click();
    await page.getByRole('heading', { name: 'Results are hidden' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain(name);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show the score' }).click();
    await page.getByRole('region', { name: 'Line score' }).waitFor();
    await page.goto(`${url}/today`);
    await page.getByRole('heading', { name: /^Final/ }).waitFor();
    expect(await page.locator('main article').filter({ hasText: 'Score hidden' }).count()).toBeGreaterThan(0);
  });

  test('opens the standings of earlier days, or those of now', async () => {
    const page = await openHiding();
    await page.goto(`${url}/standings`);
    await page.getByRole('link', { name: /^Standings through/ }).click();
    await page.getByRole('table').first().waitFor();
    await page.goto(`${url}/standings`);
    await page.getByRole('button', { name: 'Show results here' }).click();
    await page.getByRole('table').first().waitFor();
  });
});

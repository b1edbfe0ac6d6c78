import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { gamesDaySchema } from '#features/games/contract.ts';
import { isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { earlySeason } from '#tests/support/app/early-season.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

/** Pages that show scores, standings, ranks or records. */
const pagesWithResults = [
  '/',
  '/today',
  '/wall',
  '/standings',
  '/postseason',
  '/Leaderboard',
  '/league-leaders',
  '/rolling-metrics',
];

const app = await startApp({ ...earlySeason, LEAGUE_SPEED: '20' });
afterAll(async () => void (await app.stop()));

async function open(path: string, width: 390 | 1280 = 1280): Promise<Page> {
  const page = await openPage({ width });
  await page.goto(`${app.url}${path}`);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const note = (page: Page) => page.getByRole('region', { name: 'Updates' });

/** A game that is played for some more minutes. */
async function findLiveGame(): Promise<number> {
  const live = (await readGames(app.url)).find((game) => isLive(game) && (game.inning ?? 9) < 7);
  return live?.gamePk ?? 0;
}

/** The number of pitches of a game, as the server knows it. */
async function countPitches(gamePk: number): Promise<number> {
  const { plateAppearances } = await (await fetch(`${app.url}/api/games/${gamePk}/plays`)).json();
  return plateAppearances.flatMap(({ pitches }: { pitches: unknown[] }) => pitches).length;
}

describe('a live game', () => {
  test('shows the next plays above the others, without a layout shift', async () => {
    const page = await open(`/TodaysGame/${await findLiveGame()}`);
    const log = page.getByRole('region', { name: 'Play log' });
    const plays = log.getByRole('listitem');
    await plays.first().waitFor();
    const before = await plays.count();
    await expect.poll(() => plays.count(), { timeout: 60_000 }).toBeGreaterThan(before + 1);
    expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
  });

  test('waits while it is held, with the key H too, also after a reload, and continues', async () => {
    const gamePk = await findLiveGame();
    const page = await open(`/TodaysGame/${gamePk}`);
    const main = page.getByRole('region', { name: 'Play log' });
    await page.locator('[aria-keyshortcuts="H"]').waitFor();
    await page.keyboard.press('h');
    await note(page).getByText('Held at').waitFor();
    const [shown, pitches] = [await main.innerText(), await countPitches(gamePk)];
    await expect.poll(() => countPitches(gamePk), { timeout: 60_000 }).toBeGreaterThan(pitches + 2);
    expect(await main.innerText()).toBe(shown);
    await note(page)
      .getByText(/waiting/)
      .waitFor();
    await page.reload();
    await note(page)
      .getByText(/waiting/)
      .waitFor();
    const [again, later] = [await main.innerText(), await countPitches(gamePk)];
    await expect.poll(() => countPitches(gamePk), { timeout: 60_000 }).toBeGreaterThan(later + 1);
    expect(await main.innerText()).toBe(again);
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Resume').click();
    await note(page).waitFor({ state: 'detached' });
    await expect.poll(() => main.innerText()).not.toBe(again);
  });

  test('is delayed by typing or by a pitch that the viewer sees, on every page of the device', async () => {
    const page = await open(`/TodaysGame/${await findLiveGame()}`, 390);
    await button(page, 'Tools').click();
    await button(page, 'Delay').click();
    const dialog = page.getByRole('dialog', { name: 'Match your broadcast' });
    await expect.poll(() => button(page, /^Sync/).isEnabled(), { timeout: 60_000 }).toBe(true);
    await button(page, /^Sync/).click();
    await dialog
      .getByRole('button', { name: /pitch to .* s ago/ })
      .first()
      .click();
    await dialog.getByLabel('Delay in seconds').fill('150');
    await note(page).getByText('150 s behind').waitFor();
    expect(await findViolations(page)).toEqual([]);
    // closed before the value has settled
    await dialog.getByLabel('Delay in seconds').fill('120');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await note(page).getByText('120 s behind').waitFor();
    await page.goto(`${app.url}/today`);
    await note(page).getByText('120 s behind').waitFor();
    await page.locator('summary[aria-label="Tools"]').click();
    await button(page, 'Delay: 120 seconds').waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Go live').click();
    await note(page).waitFor({ state: 'detached' });
  });
});

/** The first letters of the state of an inning and its number, such as `Bot 4`. */
const inningsIn = (text: string) =>
  [...text.matchAll(/\b(Top|Bot|Mid|End)(?:tom|dle)? (\d+)/g)].map(([, state, inning]) => `${state} ${inning}`);

test.each(pagesWithResults)('%s shows a held viewer nothing newer than the instant', async (path) => {
  const page = await openPage();
  const held = Date.parse(earlySeason.LEAGUE_NOW) - 6 * 3_600_000;
  const newest = await readGames(app.url);
  await page.context().addCookies([{ name: 'held', value: String(held), url: app.url }]);
  const shown = gamesDaySchema.parse(await (await page.context().request.get(`${app.url}/api/games`)).json()).games;
  // a game is played at any hour of the simulated league: what is in progress at the instant is shown as it was
  const playing = shown.filter(isLive);
  const later = newest.filter(({ startsAt }) => startsAt !== null && startsAt > held);
  expect(later.some(isLive)).toBe(true);
  for (const { gamePk } of later) expect(playing.map((game) => game.gamePk)).not.toContain(gamePk);
  await page.goto(`${app.url}${path}`);
  await note(page).getByText('Held at').waitFor();
  const text = await page.getByRole('main').innerText();
  const innings = new Set(playing.map(({ inning, inningState }) => `${inningState?.slice(0, 3)} ${inning}`));
  expect(inningsIn(text).filter((state) => !innings.has(state))).toEqual([]);
  if (!shown.some(isOver)) expect(text).not.toMatch(/\bFinal\b/);
});

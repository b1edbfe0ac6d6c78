import { beforeAll, describe, expect, test } from 'vitest';
import { isOver, isLive, isPickable } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

describe('the scorecard', () => {
  const app = sharedApp();
  let live: string;
  let final: string;
  let preview: string;

  beforeAll(async () => {
    const games = await readGames(app.url);
    const urlOf = (game: (typeof games)[number] | undefined) => `${app.url}/TodaysGame/${game?.gamePk}`;
    live = urlOf(games.find((game) => isLive(game) && (game.inning ?? 0) > 1));
    final = urlOf(games.find(isOver));
    preview = urlOf(games.find(isPickable));
  });

  test('is reached from the game; arrow keys move between its squares, and Enter shows the play in words', async () => {
    const page = await openPage({ theme: 'dark' });
    await page.goto(live);
    await page.getByRole('link', { name: 'Scorecard' }).click();
    await page.getByRole('heading', { name: /^Scorecard: / }).waitFor();
    const squares = page.getByRole('table').first().locator('[data-cell]');
    await squares.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('data-row')).toBe('3');
    const words = await focused.locator('span').innerText();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?play=\d+$/);
    const play = page.getByRole('region', { name: 'Selected play' }).first();
    await play.getByText(words.slice(0, 30)).waitFor();
    expect(await page.locator('[data-cell][aria-current="true"]').count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  });

  test('is accessible and does not scroll the page sideways on a phone', async () => {
    const page = await openPage({ width: 390 });
    await page.goto(`${live}/scorecard?play=1`);
    await page.getByRole('region', { name: 'Selected play' }).first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  });

  test('prints on one landscape page for each club, also empty before the game', async () => {
    const page = await openPage();
    for (const pageUrl of [`${final}/scorecard`, `${preview}/scorecard`]) {
      await page.goto(pageUrl);
      await page.getByRole('table').first().waitFor();
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false });
      const text = pdf.toString('latin1');
      expect(text.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
      const [, width = '0', height = '0'] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
      expect(Number(width)).toBeGreaterThan(Number(height));
    }
  });

  test('of a replay ends at its moment, also when a square is selected', async () => {
    const page = await openPage();
    const plays = await (await fetch(`${final.replace('/TodaysGame', '/api/games')}/plays`)).json();
    const [first, second] = plays.plateAppearances;
    await page.goto(`${final}?at=${first.endedAt}`);
    await page.getByRole('link', { name: 'Scorecard' }).click();
    const squares = page.locator('[data-cell]');
    await page.getByRole('heading', { name: /^Scorecard: / }).waitFor();
    await page.getByText('Replay, ').waitFor();
    expect(await squares.count()).toBe(1);
    await squares.first().click();
    await page.waitForURL(/\?at=\d+&play=0$/);
    await page.goto(`${final}/scorecard?at=${second.endedAt}`);
    expect(await squares.count()).toBe(2);
    await page.getByRole('link', { name: 'Back to the replay' }).click();
    await page.getByRole('region', { name: 'Replay' }).waitFor();
  });

  test('can be read without scripts', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto(`${final}/scorecard?play=0`);
    await page.getByRole('region', { name: 'Selected play' }).first().waitFor();
    expect(await page.getByRole('table').count()).toBe(4);
  });
});

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { isPickable } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolationsInThemes } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const { url } = sharedApp();

type Tonight = { current: { mostImportant: object | null; games: { gamePk: number }[] } | null };

const readTonight = async (): Promise<Tonight['current']> => {
  const { current }: Tonight = await (await fetch(`${url}/api/chances/tonight`)).json();
  return current;
};

let gamePk = 0;

// the application makes them some time after its start, once it has forecasts of the games
beforeAll(async () => {
  const isMarked = async () => expect((await readTonight())?.mostImportant).toEqual(expect.any(Object));
  await vi.waitFor(isMarked, { timeout: 150_000, interval: 1000 });
  const known = (await readTonight())?.games.map((game) => game.gamePk) ?? [];
  gamePk = (await readGames(url)).find((game) => isPickable(game) && known.includes(game.gamePk))?.gamePk ?? 0;
}, 160_000);

const ofGame = /: playoffs (?:[<>] )?[\d.]+% now, .*% with a win, .*% with a loss/;

/** Waits for the sentences of both clubs. */
const readStakes = async (page: Page) => {
  const lines = page.getByRole('listitem').filter({ hasText: ofGame });
  await lines.nth(1).waitFor();
  return lines.allInnerTexts();
};

describe.each([390, 1280] as const)('at %d px', (width) => {
  test('Home marks the game that matters most, which opens it', async () => {
    const page = await visit('/', { width });
    const mark = page.getByRole('region', { name: 'What matters for the season' });
    await mark.getByText(/^Matters most: .+–.+, .+’s? (playoffs|title) ±[\d.]+ points?$/).waitFor();
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolationsInThemes(page)).toEqual([]);
    await mark.getByRole('link').first().click();
    await page.waitForURL(/\/TodaysGame\/\d+$/);
  });

  test('one card of Today has the mark', async () => {
    const page = await visit('/today', { width });
    const card = page.getByRole('article').filter({ hasText: /Matters most: .+’s? (playoffs|title) ±[\d.]+ points?/ });
    await card.waitFor();
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(width === 390 ? 160 : 180);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolationsInThemes(page)).toEqual([]);
  });

  test('a game to come has the chances of both clubs, without a script too', async () => {
    const page = await visit(`/TodaysGame/${gamePk}`, { width });
    const lines = await readStakes(page);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolationsInThemes(page)).toEqual([]);
    const plain = await openPage({ width, javaScript: false });
    await plain.goto(`${url}/TodaysGame/${gamePk}`);
    expect(await readStakes(plain)).toEqual(lines);
  });
});

test('“Why” on the card has the chances of both clubs', async () => {
  const page = await visit('/today', { width: 390 });
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/TodaysGame/${gamePk}"]`) });
  await card.getByRole('button', { name: /^Why/ }).click();
  await readStakes(page);
});

test('hidden scores hide all of it', async () => {
  const page = await openPage({ width: 390 });
  await page.context().addCookies([{ name: 'hide', value: 'all', url }]);
  for (const path of ['/', '/today', `/TodaysGame/${gamePk}`]) {
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    const text = await page.getByRole('main').innerText();
    expect(text).not.toMatch(/Matters most|Root for|playoffs|with a win/);
  }
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { visit } from '#tests/support/browser/visit.ts';

const { url } = sharedApp();

/** The texts have one layout, and the colors of the chosen theme. */
async function expectReadable(page: Page): Promise<void> {
  expect(await findOverflow(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
}

test('the texts of a day, a game and an inning are accessible and fit a phone', async () => {
  const live = (await readGames(url)).find(({ status }) => status.phase === 'live');
  const page = await visit('/today', { width: 390 });
  await page.getByLabel('Tools', { exact: true }).click();
  await page.getByRole('link', { name: 'Text version' }).click();
  await page.getByRole('heading', { level: 1, name: /^MLB games of/ }).waitFor();
  const name = `${live?.teams.away.shortName} at ${live?.teams.home.shortName}`;
  for (const next of [name, '1st inning']) {
    await expectReadable(page);
    await page.getByRole('link', { name: next }).first().click();
    await page.getByRole('heading', { level: 1, name: next }).waitFor();
  }
  await expectReadable(page);
  await page.getByRole('link', { name: 'This game with pictures' }).click();
  await page.waitForURL(/\/TodaysGame\/\d+$/);
});

test('a page names its text version, which is small and loads no other file', async () => {
  const games = await readGames(url);
  for (const path of ['/today', ...games.slice(0, 3).map(({ gamePk }) => `/TodaysGame/${gamePk}`)]) {
    const html = await (await fetch(`${url}${path}`)).text();
    const [, href = ''] =
      /<link rel="alternate" type="text\/html" title="Text version" href="([^"]*)"/.exec(html) ?? [];
    const text = await fetch(href);
    expect(text.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const body = await text.text();
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(10_000);
    expect(body).not.toMatch(/<script|src=|url\(|rel="(?:stylesheet|preload)"/);
  }
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { callHome } from '#tests/support/app/call-home.ts';
import { openGames } from '#tests/support/app/open-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolationsInThemes } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const { url } = sharedApp();
const called = 3;

/** Opens Home as a new user with picks of the next games. */
async function openEvening(width: 390 | 1280, username: string, picks: number): Promise<Page> {
  const page = await openPage({ width });
  await page.setViewportSize({ width, height: width === 390 ? 664 : 800 });
  await signUpOverHttp(page, url, username);
  for (const game of (await openGames(url)).slice(0, picks)) await callHome(page, url, game);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

describe.each([390, 1280] as const)('at %d px', (width) => {
  test('Home is the evening: own picks in rows of one height on the first screen, and no game twice', async () => {
    const page = await openEvening(width, `home-evening-${width}`, called);
    await heading(page, /^Your evening: 3 called, first lock \d+:\d\d [AP]M$/).waitFor();
    const rows = page.getByRole('list', { name: 'Your picks of the evening' }).getByRole('listitem');
    const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
    expect(boxes).toHaveLength(called);
    expect(boxes[0]?.y).toBeLessThanOrEqual(width === 390 ? 200 : 240);
    expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
    expect((boxes.at(-1)?.y ?? Infinity) + (boxes.at(-1)?.height ?? 0)).toBeLessThanOrEqual(width === 390 ? 612 : 800);
    const links = page.locator('main :is(ol, section:has(h2)) a[href^="/TodaysGame/"]');
    const games = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(games).toHaveLength(new Set(games).size);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolationsInThemes(page)).toEqual([]);
    await rows.first().getByRole('link').click();
    await page.getByRole('region', { name: 'Your pick' }).getByRole('button', { name: /^Undo/ }).waitFor();
  });

  test('before a pick, Home offers the next game, whose card stays in its place', async () => {
    const page = await openEvening(width, `no-picks-${width}`, 0);
    await heading(page, /^Your evening: \d+ games to call, next lock \d+:\d\d [AP]M$/).waitFor();
    const club = page.locator('main button[name=call]').first();
    const before = await club.boundingBox();
    expect((before?.y ?? Infinity) + (before?.height ?? 0)).toBeLessThanOrEqual(width === 390 ? 612 : 800);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolationsInThemes(page)).toEqual([]);
    await club.click();
    await heading(page, /^Your evening: 1 called/).waitFor();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    expect((await club.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
  });
});

test('the evening is readable without scripts', async () => {
  const page = await openPage({ width: 390, javaScript: false });
  await signUpOverHttp(page, url, 'quiet-evening');
  const [game] = await openGames(url);
  if (game === undefined) throw new Error('No open games');
  await callHome(page, url, game);
  await page.goto(url);
  await heading(page, /^Your evening: 1 called, first lock/).waitFor();
  await page
    .getByRole('list', { name: 'Your picks of the evening' })
    .getByRole('listitem')
    .getByText(game.teams.home.shortName)
    .waitFor();
});

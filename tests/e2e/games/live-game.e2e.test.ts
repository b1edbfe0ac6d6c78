import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { startRelay } from '#tests/support/proxy/start-balancer.ts';

/** The controls of the page; tests/long/watched-game.e2e.test.ts watches whole games. */
describe('the page of a live game', () => {
  const app = sharedApp();
  let pageUrl: string;

  beforeAll(async () => {
    const games = await readGames(app.url);
    const live = games.find(({ status, inning }) => status.phase === 'live' && (inning ?? 0) > 1);
    pageUrl = `${app.url}/TodaysGame/${live?.gamePk}`;
  });

  test('opens an earlier plate appearance with the keyboard at its own URL, returns to live, and shows only scoring plays', async () => {
    const page = await openPage({ theme: 'dark' });
    await page.goto(pageUrl);
    await page.getByRole('region', { name: 'Play log' }).getByRole('link').last().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?play=0$/);
    const back = page.getByRole('link', { name: 'Back to live' });
    await back.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await back.click();
    await page.waitForURL((url) => !url.searchParams.has('play'));
    await back.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Scoring', exact: true }).click();
    await page.waitForURL(/\?plays=scoring$/);
    await page.locator('a[aria-current="true"]').getByText('Scoring', { exact: true }).waitFor();
  });

  test('is accessible on a phone with an earlier plate appearance open', async () => {
    const page = await openPage({ width: 390, theme: 'dark' });
    await page.goto(`${pageUrl}?play=1`);
    await page.getByRole('link', { name: 'Back to live' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('shows the game in the first screen of a phone, with the zone as the largest drawing', async () => {
    const page = await openPage({ width: 390 });
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(pageUrl);
    const shown = page.getByRole('region', { name: 'This plate appearance' });
    await shown.locator('figure rect').first().waitFor();
    // both at once: the next play replaces them
    const [zone, play] = await shown.evaluate((part): (DOMRect | undefined)[] =>
      ['figure rect', 'h2'].map((selector) => part.querySelector(selector)?.getBoundingClientRect().toJSON()),
    );
    expect(zone?.width).toBeGreaterThanOrEqual(150);
    expect(play?.y).toBeGreaterThan(zone?.y ?? 0);
    const tabs = await page.getByRole('group', { name: 'Part of the page' }).boundingBox();
    expect((play?.y ?? 0) + 50).toBeLessThanOrEqual(tabs?.y ?? 0);
    expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBe(664);
  });

  test('replaces what is between score and tabs with one tap, without a request', async () => {
    const page = await openPage({ width: 390 });
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(pageUrl);
    for (const [tab, region] of [
      ['Plays', 'Play log'],
      ['Box score', 'Box score'],
      ['More', 'Win probability'],
    ] as const) {
      await page.getByRole('radio', { name: tab }).check();
      const box = await page.getByRole('region', { name: region, exact: true }).boundingBox();
      expect(box?.y).toBeLessThan(400);
      expect(await page.getByRole('region', { name: 'This plate appearance' }).isVisible()).toBe(false);
    }
    await page.getByRole('radio', { name: 'Plays' }).check();
    await page.getByRole('region', { name: 'Play log' }).getByRole('link').last().click();
    await page.getByRole('link', { name: 'Back to live' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Live' }).isChecked()).toBe(true);
  });

  test('shows the whole zone beside score and play on a phone on its side, with the tabs as a rail', async () => {
    const page = await openPage({ theme: 'dark' });
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(pageUrl);
    const boxOf = async (found: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await found.boundingBox()) ?? {};
      return { x, y, right: x + width, bottom: y + height };
    };
    const tabs = await boxOf(page.getByRole('group', { name: 'Part of the page' }));
    expect([tabs.right, tabs.bottom]).toEqual([844, 390]);
    // the header ends where the tabs begin
    expect(tabs.y).toBeLessThanOrEqual(44);
    const zone = await boxOf(page.getByRole('region', { name: 'This plate appearance' }).locator('figure > svg'));
    expect(zone.y).toBeGreaterThanOrEqual(tabs.y);
    expect(zone.bottom).toBeLessThanOrEqual(390);
    expect(zone.bottom - zone.y).toBeGreaterThan(330);
    expect(zone.right).toBeLessThan(tabs.x);
    const board = await boxOf(page.getByRole('region', { name: 'Scoreboard' }));
    expect(board.right).toBeLessThanOrEqual(zone.x);
    const names = page.getByRole('region', { name: 'This plate appearance' }).locator('p > a[title]');
    const cut = () => names.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect([await names.count(), await cut()]).toEqual([2, 0]);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    for (const [tab, region] of [
      ['Plays', 'Play log'],
      ['Box score', 'Box score'],
      ['More', 'Win probability'],
    ] as const) {
      await page.getByRole('radio', { name: tab }).check();
      const part = await boxOf(page.getByRole('region', { name: region, exact: true }));
      expect(part.x).toBeGreaterThanOrEqual(board.right);
      expect(part.y).toBeLessThan(150);
    }
    expect(await findOverflow(page)).toEqual([]);
  });

  test.each([
    { width: 694, height: 768 },
    { width: 507, height: 768 },
  ])('shows the whole zone on half a tablet of $width px', async (size) => {
    const page = await openPage({ javaScript: false });
    await page.setViewportSize(size);
    await page.goto(pageUrl);
    const shown = page.getByRole('region', { name: 'This plate appearance' });
    const zone = await shown.locator('figure > svg').boundingBox();
    const tabs = await page.getByRole('group', { name: 'Part of the page' }).boundingBox();
    expect((zone?.y ?? 0) + (zone?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) - 60);
  });

  test('has no row of the board for the tools on a desktop, and each result beside its pitch', async () => {
    const page = await openPage({ width: 1280 });
    await page.goto(`${pageUrl}?play=1`);
    const board = page.getByRole('region', { name: 'Scoreboard' });
    const line = await board.getByRole('region', { name: 'Line score' }).boundingBox();
    for (const name of ['Replay', 'Scorecard']) {
      const link = await board.getByRole('link', { name, exact: true }).boundingBox();
      expect((link?.y ?? 0) + (link?.height ?? 0) / 2).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0));
    }
    const gaps = await page
      .getByRole('region', { name: /^Pitches to / })
      .locator('summary')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const [call, speed] = [...row.querySelectorAll('span:not([aria-hidden], [class*=hidden])')].toReversed();
          return (call?.getBoundingClientRect().x ?? Infinity) - (speed?.getBoundingClientRect().right ?? 0);
        }),
      );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(40);
  });

  test('uses the width of a large screen: zone, plays, win probability and lineups are on the first screen', async () => {
    const page = await openPage();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(pageUrl);
    const board = await page.getByRole('region', { name: 'Scoreboard' }).boundingBox();
    expect(board?.width).toBeGreaterThan(1600);
    for (const name of ['This plate appearance', 'Plays', 'Win probability']) {
      const part = await page.getByRole('region', { name, exact: true }).boundingBox();
      expect((part?.y ?? 0) + (part?.height ?? 0)).toBeLessThan(800);
    }
    const lineup = await page
      .getByRole('region', { name: /^Lineup of / })
      .first()
      .boundingBox();
    expect(lineup?.y).toBeLessThan(800);
    expect(await findOverflow(page)).toEqual([]);
  });

  test('shows zone, pitches, plays and win probability in the first screen of a desktop', async () => {
    const page = await openPage({ width: 1280 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pageUrl);
    const board = await page.getByRole('region', { name: 'Scoreboard' }).boundingBox();
    expect(board?.height).toBeLessThanOrEqual(120);
    const zone = await page
      .getByRole('region', { name: 'This plate appearance' })
      .locator('figure rect')
      .first()
      .boundingBox();
    expect(zone?.width).toBeGreaterThanOrEqual(190);
    const plot = await page.getByRole('img', { name: /^Win probability by inning/ }).boundingBox();
    expect((plot?.y ?? 0) + (plot?.height ?? 0)).toBeLessThanOrEqual(800);
    await expect.poll(() => page.title()).toMatch(/^[A-Z]+ \d+, [A-Z]+ \d+ · /);
  });

  test('shows an earlier plate appearance and the plays without scripts', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto(`${pageUrl}?play=0`);
    await page.getByRole('link', { name: 'Back to live' }).waitFor();
    expect(await page.getByRole('region', { name: 'Play log' }).getByRole('link').count()).toBeGreaterThan(5);
  });
});

test('when the server is unavailable for a moment the page of a game shows that it reconnects, and resumes the game', async () => {
  const relay = await startRelay(sharedApp().url);
  const live = (await readGames(relay.url)).find(({ status }) => status.phase === 'live');
  const page = await openPage({ allowedProblems: [/ERR_/, /fetching the script/] });
  await page.goto(`${relay.url}/TodaysGame/${live?.gamePk}`);
  await page.getByText('Live, pitch by pitch').waitFor();
  relay.close();
  await page.getByText('Reconnecting').waitFor();
  await relay.reopen();
  await page.getByText('Live, pitch by pitch').waitFor({ timeout: 60_000 });
});

test('the page of a final game prints its box score on one sheet', async () => {
  const { url } = sharedApp();
  const final = (await readGames(url)).find(({ status, inning }) => status.phase === 'final' && inning === 9);
  const page = await openPage();
  await page.goto(`${url}/TodaysGame/${final?.gamePk}`);
  await page
    .getByRole('row', { name: /^Totals/ })
    .first()
    .waitFor();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { gameLogResponseSchema } from '#features/games/contract.ts';
import { plateAppearances } from '#rules/baseball/game/fold.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

describe('the replay of a final game', () => {
  const app = sharedApp();
  let gamePk: number;
  let pageUrl: string;

  beforeAll(async () => {
    const final = (await readGames(app.url)).find(({ status }) => status.phase === 'final');
    gamePk = final?.gamePk ?? 0;
    pageUrl = `${app.url}/TodaysGame/${gamePk}`;
  });

  test('starts at the first pitch, jumps to runs, has a URL, plays, and ends at the result', async () => {
    const page = await openPage({ theme: 'dark' });
    await page.goto(pageUrl);
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await page.waitForURL(/\?at=0$/);
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    const moment = () => slider.getAttribute('aria-valuetext');
    await expect.poll(moment).toMatch(/^Top 1st, .* 0, .* 0$/);
    expect(await page.getByText('Game is Complete').count()).toBe(0);
    // axe reads the colors and the states of buttons at different times: not while buttons are being enabled
    await page.getByRole('button', { name: 'Play', exact: true, disabled: false }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /more of the replay/ }).click();
    await page.getByRole('button', { name: 'Next scoring play' }).click();
    await page.waitForURL(/\?at=\d{13}$/);
    await expect.poll(moment).not.toMatch(/ 0, .* 0$/);
    const scored = await moment();
    await page.reload();
    await expect.poll(moment).toBe(scored);
    const bar = await page.getByRole('region', { name: 'Replay' }).boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(56);
    await page.getByRole('button', { name: /more of the replay/ }).click();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('20');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    const before = await slider.inputValue();
    await expect.poll(() => slider.inputValue()).not.toBe(before);
    await page.getByRole('button', { name: 'Pause' }).click();
    await slider.press('End');
    await expect.poll(moment).toMatch(/^Game is Complete/);
    await page.getByRole('link', { name: 'Back to the result' }).click();
    await page.getByText('Winning pitcher').waitFor();
  });

  test('can be read without scripts', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto(`${pageUrl}?at=0`);
    await page.getByText('Top 1st').first().waitFor();
    await page.getByRole('link', { name: 'Next play' }).click();
    await page.getByRole('link', { name: 'Previous play' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Next play' }).click();
    await page.getByRole('link', { name: 'Previous play' }).waitFor();
  });

  test('has nothing in HTML and data of what comes later', async () => {
    const log = gameLogResponseSchema.parse(await (await fetch(`${app.url}/api/games/${gamePk}/log`)).json());
    const plays = plateAppearances(log);
    const time = plays[10]?.endedAt ?? 0;
    const html = await (await fetch(`${pageUrl}?at=${time}&plays=all`)).text();
    expect(html).toContain(plays[9]?.description);
    const known = new Set(plays.slice(0, 11).map(({ description }) => description));
    const later = plays.slice(11).flatMap(({ description }) => (known.has(description) ? [] : (description ?? [])));
    expect(later.length).toBeGreaterThan(20);
    expect(later.filter((description) => html.includes(description))).toEqual([]);
    expect(html).not.toMatch(/Game is Complete|Winning pitcher|"final"/);
    const [, picture] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(picture).toContain(`/api/games/${gamePk}/picture.png?at=`);
    const then = await fetch(picture ?? '');
    const now = await fetch(`${app.url}/api/games/${gamePk}/picture.png`);
    expect([then.status, then.headers.get('etag') === now.headers.get('etag')]).toEqual([200, false]);
  });

  test('is not offered before a game: its URL shows the game with a note', async () => {
    const upcoming = (await readGames(app.url)).find(({ inning }) => inning === null);
    const page = await visit(`/TodaysGame/${upcoming?.gamePk}?at=0`);
    await page.getByText('The URL names no time of this game').waitFor();
    await page.getByRole('heading', { name: 'Probable pitchers' }).waitFor();
    expect(await page.getByRole('link', { name: 'Replay', exact: true }).count()).toBe(0);
  });

  test('ignores a URL that is no time, with a note', async () => {
    const page = await openPage();
    await page.goto(`${pageUrl}?at=bottom7`);
    await page.getByText('The URL names no time of this game').waitFor();
    await page.getByText('Game is Complete').waitFor();
  });
});

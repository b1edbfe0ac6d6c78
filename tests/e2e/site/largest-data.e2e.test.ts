import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive, isOver, isWarmup } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedLeague } from '#tests/support/app/shared-app.ts';
import { signUpForCookies } from '#tests/support/app/sign-up-for-cookies.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { findBrokenFigures } from '#tests/support/browser/find-broken-figures.ts';
import { findClippedText } from '#tests/support/browser/find-clipped-text.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findSqueezed } from '#tests/support/browser/find-squeezed.ts';
import { goWithFonts } from '#tests/support/browser/go-with-fonts.ts';
import { expectNoProblems, openPage, openWatchedPage } from '#tests/support/browser/open-page.ts';
import { enlargeBody } from '#tests/support/large-league/enlarge-body.ts';
import { fillBoards } from '#tests/support/large-league/fill-boards.ts';
import { startRewritingProxy } from '#tests/support/upstream/start-rewriting-proxy.ts';
import { listTourStops } from '../../../scripts/tour/tour-stops.ts';

// Every page with the largest plausible data: games of 17 innings, 40 pitches, names of 30 letters, scores of four digits.

const proxy = await startRewritingProxy(sharedLeague().LEAGUE_URL ?? '');
proxy.rewrite = enlargeBody;
const settings = { LEAGUE: 'simulated', LEAGUE_URL: proxy.url };
const app = await startApp(settings);
const username = 'Longest.Username';
const cookies = await signUpForCookies(app.url, username);
await fillBoards(settings, app.dataDir);

const look = { width: 390, theme: 'light', hasMotion: true } as const;
const visitor = await openWatchedPage(look);
const user = await openWatchedPage(look);
await user.page.context().addCookies(cookies);

afterAll(async () => {
  await Promise.all([visitor, user].map(({ close }) => close()));
  await app.stop();
  proxy.close();
});

const games = await readGames(app.url);
const find = (matches: (game: GameCard) => boolean): GameCard => {
  const game = games.find(matches);
  if (game === undefined) throw new Error('The day has no such game');
  return game;
};
const isLong = ({ lineScore }: GameCard) => lineScore?.away.runs.length === 17;
const live = find((game) => isLive(game) && isLong(game));
const final = find((game) => isOver(game) && isLong(game));
const pathOf = ({ gamePk }: GameCard) => `/TodaysGame/${gamePk}`;

/** Doubles the text, as the setting of a reader does. */
const doubleText = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));

const stops = [
  ...(await listTourStops(app.url, username)).filter(({ name }) => name !== 'game-live'),
  { name: 'game-live', path: pathOf(live), isSignedIn: false, isMissing: false },
  { name: 'leaderboard-end', path: `/Leaderboard?around=${username}`, isSignedIn: true, isMissing: false },
];
// a page of the API shows patterns, whose digits are no figures
const firstStops = [...new Map(stops.toReversed().map((stop) => [stop.path.split('?')[0], stop])).values()].filter(
  ({ name }) => name !== 'api',
);

test.each(firstStops)('$name has each figure in one line, and is whole with text of double size', async (stop) => {
  const { page, problems } = stop.isSignedIn === true ? user : visitor;
  await page.goto(`${app.url}${stop.path}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findBrokenFigures(page)).toEqual([]);
  }
  await doubleText(page);
  expect.soft(await findSqueezed(page)).toEqual([]);
  expect.soft(await findOverflow(page)).toEqual([]);
  expect.soft(await findClippedText(page)).toEqual([]);
  expect.soft(await findBrokenFigures(page)).toEqual([]);
  expectNoProblems(problems.splice(0), stop.isMissing === true ? [/404/] : []);
});

/** Runs in the page: what is seen of the line score, in CSS pixels. */
function measureLineScore() {
  const region = document.querySelector<HTMLElement>('[aria-label="Line score"]');
  const cells = [...(region?.querySelector('tbody tr')?.children ?? [])].map((cell) => cell.getBoundingClientRect());
  const edges = (box: DOMRect | undefined) => ({ left: box?.left ?? 0, right: box?.right ?? 0 });
  const lastInning = cells.at(-4);
  return {
    isReachable: region?.tabIndex === 0,
    region: edges(region?.getBoundingClientRect()),
    team: edges(cells[0]),
    firstInning: edges(cells[1]),
    lastInning: edges(lastInning),
    runs: edges(cells.at(-3)),
    errors: edges(cells.at(-1)),
  };
}

describe.each([
  ['in progress', live],
  ['that is over', final],
])('the line score of a game %s', (_, game) => {
  test.each([320, 390, 700, 1024, 1280])('shows the newest innings beside R, H and E at %i px', async (width) => {
    const page = await openPage({ javaScript: false });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${app.url}${pathOf(game)}`);
    const shown = await page.evaluate(measureLineScore);
    expect(shown.isReachable).toBe(true);
    expect(shown.region.right).toBeLessThanOrEqual(width);
    expect(shown.errors.right).toBeLessThanOrEqual(shown.region.right + 1);
    expect(shown.lastInning.right).toBeLessThanOrEqual(shown.runs.left + 1);
    expect(shown.lastInning.left).toBeGreaterThanOrEqual(shown.team.right);
  });
});

test('the arrow keys show the first innings of a long game, and its totals stay', async () => {
  const page = await openPage({ width: 390 });
  await page.goto(`${app.url}${pathOf(final)}`);
  const before = await page.evaluate(measureLineScore);
  expect(before.firstInning.left).toBeLessThan(before.team.right);
  await page.getByRole('region', { name: 'Line score' }).focus();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowLeft');
  await expect
    .poll(async () => (await page.evaluate(measureLineScore)).firstInning.left)
    .toBeGreaterThanOrEqual(before.team.right - 1);
  expect((await page.evaluate(measureLineScore)).errors).toEqual(before.errors);
});

test.each([320, 390, 1280])('the marks of 40 pitches are within the drawing of the zone at %i px', async (width) => {
  const page = await openPage();
  await page.setViewportSize({ width, height: 844 });
  await goWithFonts(page, `${app.url}${pathOf(live)}`);
  const drawing = page.getByRole('region', { name: 'This plate appearance' });
  const seen = await drawing.evaluate((part) => {
    const frame = part.querySelector('figure svg')?.getBoundingClientRect();
    const marks = [...part.querySelectorAll<SVGGraphicsElement>('figure svg g:has(> g > g[data-result])')];
    const list = part.querySelector('[aria-label^="Pitches to"]');
    const newest = list?.querySelector('[data-newest]')?.getBoundingClientRect();
    const least = (...distances: number[]) => Math.round(10 * Math.min(...distances)) / 10;
    return {
      count: marks.length,
      space: marks.map((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        if (frame === undefined) return 0;
        return least(left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom);
      }),
      full: marks.filter((mark) => getComputedStyle(mark).opacity === '1').length,
      newest: [newest?.top ?? 0, newest?.bottom ?? 0],
      list: [list?.getBoundingClientRect().top ?? 0, list?.getBoundingClientRect().bottom ?? 0],
    };
  });
  expect(seen.count).toBe(40);
  expect(Math.min(...seen.space)).toBeGreaterThanOrEqual(8);
  expect(seen.full).toBeLessThan(12);
  expect(seen.newest[0]).toBeGreaterThanOrEqual(seen.list[0]!);
  expect(seen.newest[1]).toBeLessThanOrEqual(seen.list[1]! + 1);
});

test.each([320, 390, 1280])('the facts beside batter and pitcher are on their line at %i px', async (width) => {
  // the test itself shortens the names
  const page = await openPage({ allowedProblems: [/layout shift/] });
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`${app.url}${pathOf(find((game) => isLive(game) && !isLong(game)))}`);
  const bottoms = await page.getByRole('region', { name: 'This plate appearance' }).evaluate((part) => {
    // shortened, so that there is room for the facts
    for (const name of part.querySelectorAll('p > a')) name.textContent = 'Bo Lee';
    return [...part.querySelectorAll('p:has(> a)')].map((line) => {
      const [role, fact] = [line.firstElementChild, line.lastElementChild?.firstElementChild];
      return [role?.getBoundingClientRect().bottom ?? 0, fact?.getBoundingClientRect().bottom ?? 1];
    });
  });
  expect(bottoms).toHaveLength(2);
  for (const [role, fact] of bottoms) expect(Math.abs(role! - fact!)).toBeLessThanOrEqual(0.5);
});

test.each([360, 390, 1024, 1280])('the head of a card has one line with 8 px around it at %i px', async (width) => {
  const page = await openPage();
  await page.setViewportSize({ width, height: 844 });
  await goWithFonts(page, `${app.url}/today`);
  const heads = await page.locator('article > header').evaluateAll((all) =>
    all.map((head) => {
      const [card, title] = [head.getBoundingClientRect(), head.querySelector('h3')?.getBoundingClientRect()];
      return {
        text: head.textContent,
        height: Math.round(card.height),
        above: Math.round((title?.top ?? 0) - card.top),
        below: Math.round(card.bottom - (title?.bottom ?? 0)),
      };
    }),
  );
  expect(heads.length).toBeGreaterThanOrEqual(10);
  for (const { text, above, below, height } of heads) {
    expect.soft(height, text).toBeLessThanOrEqual(37);
    expect.soft(above, text).toBeGreaterThanOrEqual(8);
    expect.soft(below, text).toBeGreaterThanOrEqual(8);
  }
  expect(games.some(isWarmup)).toBe(true);
});

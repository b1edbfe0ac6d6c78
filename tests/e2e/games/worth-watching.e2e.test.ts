import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolationsInThemes } from '#tests/support/browser/find-violations.ts';
import { openPage, type PageOptions } from '#tests/support/browser/open-page.ts';

const { url } = sharedApp();
const reason = 'bases loaded, one out, one-run game in the ninth';

const liveGames = async (): Promise<GameCard[]> => (await readGames(url)).filter(isLive);
const clubsOf = ({ teams: { away, home } }: GameCard) => `${away.shortName}–${home.shortName}`;
const tileName = ({ teams: { away, home } }: GameCard) => `${away.shortName} at ${home.shortName}`;

/** What the page is sent: games with their worth. The shared application plays at real speed, so that its own ranking is not known. */
type Ranking = { worths: [gamePk: number, worth: number][]; isHeld: boolean };

async function openWith(ranking: Ranking, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await page.route('**/api/games/worth-watching*', async (route) => {
    await expect.poll(() => ranking.isHeld, { timeout: 20_000 }).toBe(false);
    const games = ranking.worths.map(([gamePk, worth]) => ({ gamePk, worth, reason }));
    await route.fulfill({ json: { games, look: null } }).catch(() => undefined);
  });
  return page;
}

const nextRanking = (page: Page) => page.waitForResponse(/worth-watching/, { timeout: 30_000 });
const line = (page: Page) => page.locator('main :is(p, li)').filter({ hasText: /^Worth watching now:/ });

describe.each([390, 1280] as const)('at %d px', (width) => {
  test.each(['/today', '/'])('%s names the game with the reason, and nothing moves', async (path) => {
    const [game] = await liveGames();
    if (game === undefined) throw new Error('No game is live');
    const ranking: Ranking = { worths: [[game.gamePk, 2.4]], isHeld: true };
    const page = await openWith(ranking, { width });
    await page.goto(`${url}${path}`);
    const next = page
      .getByRole('heading', { level: 2 })
      .filter({ hasText: path === '/' ? 'Crowd' : 'Upcoming' })
      .first();
    const before = await next.boundingBox();
    ranking.isHeld = false;
    await line(page).waitFor();
    expect(await line(page).textContent()).toBe(`Worth watching now: ${clubsOf(game)}, ${reason}`);
    expect(await next.boundingBox()).toEqual(before);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolationsInThemes(page)).toEqual([]);
    await line(page).getByRole('link').click();
    await page.waitForURL(`${url}/TodaysGame/${game.gamePk}`);
  });

  test('the wall has the game that is worth the most large', async () => {
    const [one, other] = await liveGames();
    if (!one || !other) throw new Error('Too few games are live');
    const ranking: Ranking = { worths: [[other.gamePk, 3]], isHeld: false };
    const page = await openWith(ranking, { width });
    await page.goto(`${url}/wall`);
    await page.getByRole('link', { name: 'Most worth watching first' }).click();
    const large = page.locator('li[data-large]');
    const names = () => large.getByRole('article').getAttribute('aria-label');
    await expect.poll(names).toBe(tileName(other));
    expect(await page.getByRole('main').getByRole('article').count()).toBe((await readGames(url)).length);
    await large.getByText(reason).waitFor();
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolationsInThemes(page)).toEqual([]);
  });
});

test('another game is announced and marked on the wall; no tile moves under the pointer, or while the viewer stays with a game', async () => {
  const [one, other] = await liveGames();
  if (!one || !other) throw new Error('Too few games are live');
  const ranking: Ranking = { worths: [[other.gamePk, 3]], isHeld: false };
  const page = await openWith(ranking, { width: 1280 });
  await page.goto(`${url}/wall`);
  await page.getByRole('link', { name: 'Most worth watching first' }).click();
  const large = page.locator('li[data-large]');
  const names = () => large.getByRole('article').getAttribute('aria-label');
  await large.getByText(reason).waitFor();
  // a game that becomes urgent does not wait for the minute, but for the pointer
  await large.hover();
  ranking.worths = [
    [one.gamePk, 5],
    [other.gamePk, 3],
  ];
  await nextRanking(page);
  await nextRanking(page);
  expect(await names()).toBe(tileName(other));
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'Order by start' }).hover();
  await expect.poll(names).toBe(tileName(one));
  await large.getByText('New:').waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: `Large now: ${tileName(one)}, ${reason}.` })
    .waitFor({ state: 'attached' });

  await large.getByRole('button', { name: 'Stay with this game' }).click();
  await page.getByRole('link', { name: 'Order by start' }).hover();
  ranking.worths = [
    [other.gamePk, 6],
    [one.gamePk, 3],
  ];
  await nextRanking(page);
  await nextRanking(page);
  expect(await names()).toBe(tileName(one));
  await large.getByRole('button', { name: 'Stay with this game', pressed: true }).click();
  await page.getByRole('link', { name: 'Order by start' }).hover();
  await expect.poll(names, { timeout: 15_000 }).toBe(tileName(other));
  await page.getByRole('link', { name: 'Order by start' }).click();
  await large.waitFor({ state: 'detached' });
});

test('nothing is named below the least worth', async () => {
  const [game] = await liveGames();
  const page = await openWith({ worths: [[game?.gamePk ?? 0, 1.9]], isHeld: false });
  const response = nextRanking(page);
  await page.goto(`${url}/today`);
  await response;
  await nextRanking(page);
  expect(await line(page).count()).toBe(0);
});

test.each([390, 1280] as const)(
  'a viewer who hides scores at %d px asks for a game, which is named without its score',
  async (width) => {
    const live = await liveGames();
    const page = await openPage({ width });
    await page.context().addCookies([{ name: 'hide', value: 'all', url }]);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('worth-watching') && asked.push(request.url()));
    await page.goto(`${url}/today`);
    const question = page.getByRole('button', { name: 'Which hidden game is worth a look?' });
    await question.waitFor();
    expect(asked).toEqual([]);
    expect(await findViolationsInThemes(page)).toEqual([]);
    await question.click();
    const answer = page.locator('main :is(p, li)').filter({ hasText: /^Worth a look:/ });
    await answer.waitFor();
    expect(live.map((game) => `Worth a look: ${clubsOf(game)}`)).toContain(await answer.innerText());
  },
);

test('a viewer with a delay has the line of the own instant', async () => {
  const page = await openPage();
  await page.context().addCookies([{ name: 'delay', value: '60', url }]);
  const response = nextRanking(page);
  await page.goto(`${url}/today`);
  const sent = await response;
  expect([sent.status(), sent.headers()['cache-control']]).toEqual([200, 'private, no-store']);
});

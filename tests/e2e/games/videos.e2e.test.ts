import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { currentSeason } from '#tests/support/app/current-season.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { type App, startApp } from '#tests/support/app/start-app.ts';
import { findViolationsInThemes } from '#tests/support/browser/find-violations.ts';
import { openPage, type PageOptions } from '#tests/support/browser/open-page.ts';
import { type LeagueProcess, startLeague } from '#tests/support/league/start-league.ts';
import { addVideos } from '#tests/support/upstream/add-videos.ts';
import { startRewritingProxy } from '#tests/support/upstream/start-rewriting-proxy.ts';

// The real league's settings, with a simulated league behind a proxy that adds videos as the upstream.

let league: LeagueProcess;
let proxy: Awaited<ReturnType<typeof startRewritingProxy>>;
let app: App;
let final: GameCard;
let other: GameCard;
let live: GameCard;

beforeAll(async () => {
  league = await startLeague(currentSeason());
  proxy = await startRewritingProxy(league.url);
  app = await startApp({ LEAGUE: 'mlb', STATS_API_URL: proxy.url, SAVANT_URL: proxy.url });
  const games = await readGames(app.url);
  [final, other] = games.filter(isOver) as [GameCard, GameCard];
  live = games.find((game) => isLive(game) && (game.inning ?? 0) > 2) as GameCard;
  proxy.rewrite = (text, path) => addVideos(text, path, final.gamePk);
}, 180_000);

afterAll(async () => {
  await app.stop();
  proxy.close();
  await league.stop();
});

const savant = /^https:\/\/baseballsavant\.mlb\.com\/sporty-videos\?playId=[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Opens a game; `asked`: the requests for its videos. */
async function open({ gamePk }: GameCard, { search = '', cookies = {}, ...options }: PageOptions & Opened = {}) {
  const page = await openPage(options);
  const asked: string[] = [];
  page.on('request', (request) => /\/(videos|clips)$/.test(request.url()) && asked.push(request.url()));
  for (const [name, value] of Object.entries(cookies)) await page.context().addCookies([{ name, value, url: app.url }]);
  await page.goto(`${app.url}/TodaysGame/${gamePk}${search}`);
  return { page, asked };
}

type Opened = { search?: string; cookies?: Record<string, string> };

/** On a phone, a part of the page is behind a tab. */
async function showPart(page: Page, width: number | undefined, name: 'Plays' | 'More'): Promise<void> {
  if (width === 390) await page.getByRole('group', { name: 'Part of the page' }).getByText(name).click();
}

const videosOf = (page: Page, of = '') => page.getByRole('link', { name: `Video of ${of}` });

/** What is loaded above them would move them while they are in view. */
async function scrollToPanels(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { name: 'Umpire’s calls' }).scrollIntoViewIfNeeded();
}

const clips = (page: Page) => page.getByRole('heading', { name: 'Clips', exact: true });

describe.each([390, 1280] as const)('at %i px', (width) => {
  test('each play of the log leads to its video in a new tab', async () => {
    const { page } = await open(final, { width });
    const scoring = page.getByRole('region', { name: 'Scoring plays' });
    await videosOf(page).first().waitFor({ state: 'attached' });
    expect(await scoring.getByText('Video', { exact: false }).count()).toBeGreaterThan(0);
    await showPart(page, width, 'Plays');
    const log = page.getByRole('region', { name: 'Play log' });
    const link = log.getByRole('link', { name: /^Video of .*, (Top|Bottom) \d+(st|nd|rd|th) \(opens a new tab\)$/ });
    await link.first().waitFor();
    // a play without a pitch has none
    expect(await link.count()).toBeGreaterThan(40);
    const attributes = await link.first().evaluate((each: HTMLAnchorElement) => [each.href, each.target, each.rel]);
    expect(attributes).toEqual([expect.stringMatching(savant), '_blank', 'noopener noreferrer']);
    expect(await findViolationsInThemes(page)).toEqual([]);
  });

  test('the details of a pitch lead to its video', async () => {
    const { page } = await open(final, { width, search: '?play=3' });
    const panel = page.getByRole('region', { name: 'This plate appearance' });
    await videosOf(page, 'the play').waitFor();
    await panel.locator('summary').first().click();
    const first = videosOf(page, 'pitch 1');
    await first.waitFor();
    expect(await first.getAttribute('href')).toMatch(savant);
    expect(await findViolationsInThemes(page)).toEqual([]);
  });

  test('the clips have titles and lengths, and lead to the pages of MLB', async () => {
    const { page, asked } = await open(final, { width });
    await showPart(page, width, 'More');
    await scrollToPanels(page);
    await clips(page).click();
    const list = page.getByRole('list').filter({ hasText: 'Condensed Game' });
    expect(await list.innerText()).toMatch(
      /Recap: About.*0:31\s.*Condensed Game: OSP@HER.*12:05\s.*Heron homers.*1:05\s.*Otter steals home.*0:31/s,
    );
    const links = list.locator('a[href^="https://www.mlb.com/video/"][target="_blank"][rel="noopener noreferrer"]');
    expect([await links.count(), await list.getByRole('link').count()]).toEqual([4, 4]);
    expect(asked.filter((url) => url.endsWith('/clips'))).toHaveLength(1);
    expect(await findViolationsInThemes(page)).toEqual([]);
  });
});

test('without clips there is no panel, and the content policy allows no further origin', async () => {
  const { page, asked } = await open(other);
  await scrollToPanels(page);
  await expect.poll(() => asked.filter((url) => url.endsWith('/clips')).length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(await clips(page).count()).toBe(0);
  const { headers } = await fetch(`${app.url}/TodaysGame/${final.gamePk}`);
  expect(headers.get('content-security-policy')).not.toMatch(/savant|www\.mlb|\.mlb\.com/);
});

describe('a viewer', () => {
  test('who holds the page sees no video until it continues', async () => {
    const { page } = await open(live);
    await videosOf(page).first().waitFor();
    await page.keyboard.press('h');
    await videosOf(page).first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Resume' }).click();
    await videosOf(page).first().waitFor();
  });

  test.each([
    ['has a delay', { delay: '30' }, false],
    ['watches a replay', {}, true],
    ['hides the scores', { hide: 'all' }, false],
  ])('who %s sees none, and none is requested', async (_, cookies, isReplay) => {
    const { plateAppearances } = await (await fetch(`${app.url}/api/games/${final.gamePk}/plays`)).json();
    const search = isReplay ? `?at=${plateAppearances[20].endedAt}` : '';
    const { page, asked } = await open(final, { cookies, search });
    if (!('hide' in cookies)) await page.getByRole('region', { name: 'Play log' }).getByRole('link').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect([await videosOf(page).count(), await clips(page).count(), asked]).toEqual([0, 0, []]);
  });
});

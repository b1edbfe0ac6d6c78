import { afterAll, expect, test } from 'vitest';
import { findClippedText } from '#tests/support/browser/find-clipped-text.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findSmallTargets } from '#tests/support/browser/find-small-targets.ts';
import { findSqueezed } from '#tests/support/browser/find-squeezed.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { expectNoProblems, openWatchedPage } from '#tests/support/browser/open-page.ts';
import { signUpForCookies } from '#tests/support/app/sign-up-for-cookies.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { listTourStops, type TourStop } from '../../../scripts/tour/tour-stops.ts';

const { url } = sharedApp();
const username = 'SeesThemAll';
const stops = await listTourStops(url, username);

const look = { width: 390, theme: 'dark', hasMotion: true } as const;
const visitor = await openWatchedPage(look);
const user = await openWatchedPage(look);
await user.page.context().addCookies(await signUpForCookies(url, username));

afterAll(async () => {
  await Promise.all([visitor, user].map(({ page }) => page.context().close()));
});

type Size = readonly [width: number, height: number];

/** CSS pixels. 320 px is also a desktop at 400% zoom. The last is that of the page's checks. */
const sizes: readonly Size[] = [
  [320, 844],
  [430, 844],
  [640, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1140, 800],
  [1280, 800],
  [1920, 1080],
  [390, 844],
];

/** for further states of a page that is visited at all sizes */
const fewSizes = sizes.filter(([width]) => [320, 768, 1140, 390].includes(width));

/** The first stop of each URL and kind of visitor. */
const byAddress = Map.groupBy(stops, ({ path, isSignedIn }) => `${path.split('?')[0]} ${isSignedIn === true}`);
const firstStops = new Set([...byAddress.values()].map(([first]) => first));
const sizesOf = (stop: TourStop) => (firstStops.has(stop) ? sizes : fewSizes);

/** small windows, for the header and for the pages whose layout has the most columns */
const sizesOfColumns: readonly Size[] = [
  [960, 800],
  [700, 800],
];
const pagesOfColumns = new Set(['home', 'today', 'leaderboard', 'game-live', 'game-final']);

/**
 * All stops use two browser contexts, as a new one for each takes longer than its checks. `npm test -- long` opens every page in a new
 * one, in every width and theme.
 */
test.each(stops)('$name fits every width and is accessible', async (stop) => {
  const { page, problems } = stop.isSignedIn === true ? user : visitor;
  await page.goto(`${url}${stop.path}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of [...(pagesOfColumns.has(stop.name) ? sizesOfColumns : []), ...sizesOf(stop)]) {
    await page.setViewportSize({ width, height });
    // waits until the layout is that of the new width
    expect.soft(await findSqueezed(page)).toEqual([]);
    expect.soft(await findOverflow(page)).toEqual([]);
    expect.soft(await findClippedText(page), `${width} px`).toEqual([]);
    expect.soft(await findSmallTargets(page)).toEqual([]);
  }
  expect.soft(await findViolations(page)).toEqual([]);
  expectNoProblems(problems.splice(0), stop.isMissing === true ? [/404/] : []);
});

import { afterAll, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpForCookies } from '#tests/support/app/sign-up-for-cookies.ts';
import { findBrokenFigures } from '#tests/support/browser/find-broken-figures.ts';
import { findBrokenRhythm } from '#tests/support/browser/find-broken-rhythm.ts';
import { findClippedText } from '#tests/support/browser/find-clipped-text.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findSmallTargets } from '#tests/support/browser/find-small-targets.ts';
import { findSqueezed } from '#tests/support/browser/find-squeezed.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { expectNoProblems, openWatchedPage } from '#tests/support/browser/open-page.ts';
import { listTourStops, type TourStop } from '../../../scripts/tour/tour-stops.ts';

const { url } = sharedApp();
const username = 'SeesThemAll';
const stops = await listTourStops(url, username);

const look = { width: 390, theme: 'dark', hasMotion: true } as const;
const visitor = await openWatchedPage(look);
const user = await openWatchedPage(look);
await user.page.context().addCookies(await signUpForCookies(url, username));
// the first visit has the notice about the league above the content
for (const { page } of [visitor, user]) await page.goto(url);

afterAll(async () => {
  await Promise.all([visitor, user].map(({ close }) => close()));
});

type Size = readonly [width: number, height: number];

/** CSS pixels: the smallest of each layout, where its content has the least room. 320 px is also a desktop at 400% zoom. */
const smallest: readonly Size[] = [
  [320, 844],
  [700, 800],
  [844, 390],
  [1024, 768],
  [1200, 800],
];
/** for further states of a page that is visited in all layouts */
const fewSizes = smallest.filter(([width]) => [320, 1024].includes(width));
/** `npm test -- long` */
const furtherSizes: readonly Size[] = [
  [430, 844],
  [640, 844],
  [768, 1024],
  [960, 800],
  [1140, 800],
  [1280, 800],
  [1920, 1080],
];
/** that of the page's checks */
const last: Size = [390, 844];

/** Forms and texts instead of data, and a day below the notice that it needs. */
const messages = new Set(['test', 'api', 'fan-bases-month', 'today-college']);

/** The first stop of each URL and kind of visitor. */
const byPath = Map.groupBy(stops, ({ path, isSignedIn }) => `${path.split('?')[0]} ${isSignedIn === true}`);
const firstStops = new Set([...byPath.values()].map(([first]) => first));

function sizesOf(stop: TourStop): readonly Size[] {
  if (process.env.EVERY_CASE !== undefined) return [...smallest, ...furtherSizes, last];
  return [...(firstStops.has(stop) ? smallest : fewSizes), last];
}

/**
 * All stops use two browser contexts, as a new one for each takes longer than its checks. `npm test -- long` opens every page in a new
 * one and in every theme, and has further widths.
 */
test.each(stops)('$name fits every width and is accessible', async (stop) => {
  const { page, problems } = stop.isSignedIn === true ? user : visitor;
  await page.goto(`${url}${stop.path}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of sizesOf(stop)) {
    await page.setViewportSize({ width, height });
    // waits until the layout is that of the new width
    expect.soft(await findSqueezed(page)).toEqual([]);
    expect.soft(await findOverflow(page)).toEqual([]);
    expect.soft(await findClippedText(page), `${width} px`).toEqual([]);
    expect.soft(await findSmallTargets(page)).toEqual([]);
    // the documentation of the API shows patterns, whose digits are no figures
    if (stop.name !== 'api') expect.soft(await findBrokenFigures(page)).toEqual([]);
  }
  if (!messages.has(stop.name)) expect.soft(await findBrokenRhythm(page)).toEqual([]);
  expect.soft(await findViolations(page)).toEqual([]);
  expectNoProblems(problems.splice(0), stop.isMissing === true ? [/404/] : []);
});

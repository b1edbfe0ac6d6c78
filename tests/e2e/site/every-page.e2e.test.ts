import { afterAll, expect, test } from 'vitest';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { expectNoProblems, openWatchedPage } from '#tests/support/browser/open-page.ts';
import { signUpForCookies } from '#tests/support/app/sign-up-for-cookies.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { listTourStops } from '../../../scripts/tour/tour-stops.ts';

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

/**
 * 320 px is also a desktop at 400% zoom; the other widths are those of the tour. All stops use two browser contexts, as a new one for
 * each takes longer than its checks. `npm test -- long` opens every page in a new one, in every width and theme.
 */
test.each(stops)('$name fits 320, 390 and 1280 px and is accessible', async (stop) => {
  const { page, problems } = stop.isSignedIn === true ? user : visitor;
  await page.goto(`${url}${stop.path}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findOverflow(page)).toEqual([]);
  }
  expect.soft(await findViolations(page)).toEqual([]);
  expectNoProblems(problems.splice(0), stop.isMissing === true ? [/404/] : []);
});

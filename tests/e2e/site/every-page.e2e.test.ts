import { expect, test } from 'vitest';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openStop, signUpForCookies } from '#tests/support/browser/open-stop.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { listTourStops } from '../../../scripts/tour/tour-stops.ts';

const { url } = sharedApp();
const username = 'SeesThemAll';
const stops = await listTourStops(url, username);
const visit = { url, cookies: await signUpForCookies(url, username) };

/**
 * 320 px is also a desktop at 400% zoom; the other widths are those of the tour. Each page is loaded once, as a load takes longer
 * than all checks. `npm run test:long` loads every page in every width and theme.
 */
test.each(stops)('$name fits 320, 390 and 1280 px and is accessible', async (stop) => {
  const page = await openStop(visit, stop, { width: 390, theme: 'dark', hasMotion: true });
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findOverflow(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await findViolations(page)).toEqual([]);
});

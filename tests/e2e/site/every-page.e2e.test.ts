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
 * 320 px is also a desktop at 400% zoom; the other widths are those of the tour, each in one theme. `npm run test:long` finds
 * violations in every width and theme.
 */
test.each(stops)('$name fits 320, 390 and 1280 px and is accessible', async (stop) => {
  const phone = await openStop(visit, stop, { width: 390, theme: 'dark' });
  expect.soft(await findOverflow(phone)).toEqual([]);
  expect.soft(await findViolations(phone)).toEqual([]);
  await phone.setViewportSize({ width: 320, height: 700 });
  expect.soft(await findOverflow(phone)).toEqual([]);
  await phone.close();
  const desk = await openStop(visit, stop, { width: 1280, theme: 'light', hasMotion: true });
  expect.soft(await findOverflow(desk)).toEqual([]);
});

import { beforeAll, expect, test } from 'vitest';
import { findOverflow } from '#tests/support/find-overflow.ts';
import { findViolations } from '#tests/support/find-violations.ts';
import { openPage } from '#tests/support/open-page.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { tourStops } from '../../scripts/tour/tour-stops.ts';

const { url } = sharedApp();
const username = 'SeesThemAll';
const stops = await tourStops(url, username);
let session: { name: string; value: string; url: string }[] = [];

beforeAll(async () => {
  const answer = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@fans.example`, password: 'Over-the-wall-9' }),
  });
  expect(answer.status).toBe(201);
  session = answer.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url };
  });
});

/** 320 px is also a desk at 400 %; the two others are what the tour takes pictures of, each in one of its themes. */
test.each(stops)('$name stays within 320, 390 and 1280 px and is accessible', async (stop) => {
  const page = await openPage({ allow: stop.isMissing ? [/404/] : [] });
  if (stop.isSignedIn) await page.context().addCookies(session);
  // a flash of what is new keeps the colours of the theme that it began in
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${url}${stop.path}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await findOverflow(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findOverflow(page)).toEqual([]);
  expect.soft(await findViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findOverflow(page)).toEqual([]);
  expect.soft(await findViolations(page)).toEqual([]);
});

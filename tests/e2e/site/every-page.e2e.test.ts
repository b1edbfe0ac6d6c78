import { beforeAll, expect, test } from 'vitest';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage, type PageOptions } from '#tests/support/browser/open-page.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { listTourStops, type TourStop } from '../../../scripts/tour/tour-stops.ts';
import type { Page } from 'playwright-core';

const { url } = sharedApp();
const username = 'SeesThemAll';
const stops = await listTourStops(url, username);
let session: { name: string; value: string; url: string }[] = [];

beforeAll(async () => {
  const response = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@fans.example`, password: 'Over-the-wall-9' }),
  });
  expect(response.status).toBe(201);
  session = response.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url };
  });
});

async function open({ path, isSignedIn, isMissing }: TourStop, look: PageOptions): Promise<Page> {
  const page = await openPage({ ...look, allowedProblems: isMissing ? [/404/] : [] });
  if (isSignedIn) await page.context().addCookies(session);
  await page.goto(`${url}${path}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function examine(page: Page): Promise<void> {
  expect.soft(await findOverflow(page)).toEqual([]);
  expect.soft(await findViolations(page)).toEqual([]);
}

/** 320 px is also a desktop at 400 % zoom; the other widths are those of the tour, each in one theme. */
test.each(stops)('$name fits 320, 390 and 1280 px and is accessible', async (stop) => {
  const phone = await open(stop, { width: 390, theme: 'dark' });
  await examine(phone);
  await phone.setViewportSize({ width: 320, height: 700 });
  expect.soft(await findOverflow(phone)).toEqual([]);
  await phone.close();
  await examine(await open(stop, { width: 1280, theme: 'light', hasMotion: true }));
});

import type { Page } from 'playwright-core';
import type { SessionCookie } from '#tests/support/app/sign-up-for-cookies.ts';
import type { TourStop } from '../../../scripts/tour/tour-stops.ts';
import { openPage, type PageOptions } from './open-page.ts';

type Visit = { url: string; cookies: SessionCookie[] };

/** Opens a page of the tour in a new browser context, signed in where the page requires it. */
export async function openStop({ url, cookies }: Visit, stop: TourStop, look: PageOptions): Promise<Page> {
  const allowedProblems = [...(look.allowedProblems ?? []), ...(stop.isMissing ? [/404/] : [])];
  const page = await openPage({ ...look, allowedProblems });
  if (stop.isSignedIn) await page.context().addCookies(cookies);
  await page.goto(`${url}${stop.path}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

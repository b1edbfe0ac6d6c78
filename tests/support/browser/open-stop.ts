import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TourStop } from '../../../scripts/tour/tour-stops.ts';
import { openPage, type PageOptions } from './open-page.ts';

export type SessionCookie = { name: string; value: string; url: string };

/** Signs up a user and returns the cookies of the session. */
export async function signUpForCookies(url: string, username: string): Promise<SessionCookie[]> {
  const response = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@fans.example`, password: 'Over-the-wall-9' }),
  });
  expect(response.status).toBe(201);
  return response.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url };
  });
}

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

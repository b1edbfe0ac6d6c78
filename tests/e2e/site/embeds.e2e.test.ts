import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '#app/testing/listen-locally.ts';
import { oEmbedSchema } from '#features/sharing/contract.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const { url } = sharedApp();
const maxBytes = 15_000;

const views = [
  [390, 'light'],
  [390, 'dark'],
  [1280, 'dark'],
  [1280, 'light'],
] as const;

/** Serves a page of another site. */
async function startOtherSite(body: string): Promise<string> {
  const page = `<!doctype html><html lang="en"><title>Other</title><link rel="icon" href="data:,"><body>${body}</body></html>`;
  const server = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(page));
  return listenLocally(server, onTestFinished);
}

async function readGamePath(): Promise<string> {
  const [game] = await readGames(url);
  return `/TodaysGame/${game?.gamePk}`;
}

/** The oEmbed response to which the page links. */
async function discover(path: string, search = '') {
  const html = await (await fetch(`${url}${path}`)).text();
  const href = /<link rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]*)"/.exec(html)?.[1] ?? '';
  const response = await fetch(`${href.replaceAll('&amp;', '&')}${search}`);
  expect(response.headers.get('content-type')).toContain('application/json');
  return oEmbedSchema.parse(await response.json());
}

test('embeds are accessible, fit and load nothing else, at both widths and in both themes', async () => {
  const page = await openPage({ width: 390 });
  await signUpOverHttp(page, url, 'framed');
  for (const path of [await readGamePath(), '/Leaderboard?period=month', '/user/framed']) {
    const [frame, narrow] = [await discover(path), await discover(path, '&maxwidth=300')];
    const response = await page.goto(/src="([^"]*)"/.exec(frame.html)?.[1] ?? '');
    expect((await response?.body())?.length).toBeLessThanOrEqual(maxBytes);
    await page.getByRole('heading', { level: 1 }).getByRole('link').waitFor();
    for (const [width, colorScheme] of views) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    }
    for (const { width, height } of [frame, narrow]) {
      await page.setViewportSize({ width, height });
      const missing = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      expect(missing, `${path}, ${width} px: the frame is lower than its content`).toBeLessThanOrEqual(0);
    }
    expect(await page.evaluate(() => document.scripts.length)).toBe(0);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files).toEqual([]);
  }
});

test('another site shows an embed in a frame, and no other page', async () => {
  const { html } = await discover('/Leaderboard');
  const site = await startOtherSite(`${html}<iframe name="page" src="${url}/today" title="Today"></iframe>`);
  const page = await openPage({ isEarly: true, allowedProblems: [/frame-ancestors/] });
  await page.goto(site);
  await page
    .frameLocator('iframe[src*="/embed/"]')
    .getByRole('heading', { name: 'Leaderboard of the season' })
    .waitFor();
  await expect.poll(() => page.frame('page')?.url()).toMatch(/chrome-error/);
});

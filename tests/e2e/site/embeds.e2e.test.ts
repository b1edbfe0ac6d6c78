import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { oEmbedSchema } from '#features/sharing/contract.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const { url } = sharedApp();
const maxBytes = 15_000;

const views = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const;

/** Serves a page of another site. */
async function startOtherSite(body: string): Promise<string> {
  const page = `<!doctype html><html lang="en"><title>Other</title><link rel="icon" href="data:,"><body>${body}</body></html>`;
  const server = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
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

test.each(views)('embeds are accessible, fit and load nothing else, at $width px, $theme', async (view) => {
  const page = await openPage(view);
  await signUpOverHttp(page, url, `framed-${view.width}-${view.theme}`);
  for (const path of [await readGamePath(), '/Leaderboard?period=month', `/user/framed-${view.width}-${view.theme}`]) {
    const { html, width, height } = await discover(path);
    const pageUrl = /src="([^"]*)"/.exec(html)?.[1] ?? '';
    const sizes: number[] = [];
    page.on('response', (response) => void response.body().then((body) => sizes.push(body.length)));
    await page.goto(pageUrl);
    await page.getByRole('heading', { level: 1 }).getByRole('link').waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    expect(await page.evaluate(() => document.scripts.length)).toBe(0);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files).toEqual([]);
    await expect.poll(() => sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes);
    for (const frame of [{ width, height }, await discover(path, '&maxwidth=300')]) {
      await page.setViewportSize({ width: frame.width, height: frame.height });
      const missing = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      expect(missing, `${path}, ${frame.width} px: the frame is lower than its content`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: view.width, height: 800 });
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

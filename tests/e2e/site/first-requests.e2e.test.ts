import { expect, test } from 'vitest';
import { listedPaths } from '#contract/pages.ts';
import { isFinal, isLive } from '#domain/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

/** The files that a browser requests for the first view, at most: lazy pictures far below are among them. */
const sources = [
  /<link rel="preload"[^>]* href="([^"]+)"/g,
  /<use href="([^"#]+)/g,
  /<img [^>]*?\bsrc="([^"]+)"/g,
  /<video [^>]*?\bposter="([^"]+)"/g,
  /<track [^>]*?\bsrc="([^"]+)"[^>]*? default/g,
];

/** The paths of the page and of its files. */
function listRequests(path: string, html: string): string[] {
  const files = sources.flatMap((source) => [...html.matchAll(source)].map(([, file = '']) => file));
  return [...new Set([path, ...files.filter((file) => !file.startsWith('data:'))])];
}

async function readSize(path: string): Promise<number> {
  const response = await fetch(`${app.url}${path}`, { headers: { 'accept-encoding': 'br' } });
  const sent = Number(response.headers.get('content-length'));
  return sent > 0 ? sent : (await response.arrayBuffer()).byteLength;
}

async function listPaths(): Promise<string[]> {
  const games = await readGames(app.url);
  const shown = [games.find(isLive), games.find(isFinal), games.at(-1)];
  return [...listedPaths(), ...shown.flatMap((game) => (game ? [`/TodaysGame/${game.gamePk}`] : []))];
}

test('every public page needs at most 10 requests and 100 kB before its scripts', async () => {
  const heavy: Record<string, string> = {};
  for (const path of await listPaths()) {
    // the pictures of earlier episodes are many screens below
    const html = await (await fetch(`${app.url}${path}`)).text();
    const requests = listRequests(
      path,
      path === '/blog' ? html.replaceAll(/<img [^>]*loading="lazy"[^>]*>/g, '') : html,
    );
    const sizes = await Promise.all(requests.map(readSize));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (requests.length > 10 || bytes > 100_000)
      heavy[path] = `${requests.length} requests, ${bytes} B: ${requests.join(' ')}`;
  }
  expect(heavy).toEqual({});
});

test.each(['/today', '/standings'])(
  '%s requests no style sheet, because the document contains the styles',
  async (path) => {
    const page = await openPage();
    const styleSheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styleSheets.push(request.url());
    });
    await page.goto(`${app.url}${path}`);
    expect(await page.locator('head > link[rel="stylesheet"]').count()).toBeGreaterThan(0);
    expect(styleSheets).toEqual([]);
  },
);

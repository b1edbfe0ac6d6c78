import { expect, test } from 'vitest';
import { listedPaths } from '#platform/api/fixed-pages.ts';
import { isOver, isLive } from '#rules/baseball/game/predicates.ts';
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
  const shown = [games.find(isLive), games.find(isOver), games.at(-1)];
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

test.each(['/today', '/standings'])('%s requests none of the style sheets that the document contains', async (path) => {
  const page = await openPage({ isAlone: true });
  const requested: (string | null)[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${app.url}${path}`);
  const links = await page.locator('head > link[type="inlined"]').all();
  const contained = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(contained.length).toBeGreaterThan(0);
  expect(contained.filter((file) => requested.includes(file))).toEqual([]);
});

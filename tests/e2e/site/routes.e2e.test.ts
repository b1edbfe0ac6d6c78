import { describe, expect, test } from 'vitest';
import { fixedPages } from '#platform/api/fixed-pages.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';

const app = sharedApp();

const paths = fixedPages().map(({ path }) => path);

type Head = { status: number; title: string; description: string; canonical: string | null; isIndexed: boolean };

const inTag = (html: string, tag: RegExp): string | null => tag.exec(html)?.[1] ?? null;

async function headOf(path: string): Promise<Head> {
  const response = await fetch(`${app.url}${path}`, { redirect: 'manual' });
  const html = await response.text();
  return {
    status: response.status,
    title: inTag(html, /<title>([^<]+)<\/title>/) ?? '',
    description: inTag(html, /<meta name="description" content="([^"]+)">/) ?? '',
    canonical: inTag(html, /<link rel="canonical" href="([^"]+)">/),
    isIndexed: !html.includes('<meta name="robots" content="noindex">'),
  };
}

const swapCase = (path: string): string =>
  path.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Other letter cases, with and without a trailing slash. */
const spellings = (path: string): string[] => {
  const bare = path.replace(/\/$/, '');
  return [...new Set([bare, bare.toLowerCase(), swapCase(bare)].flatMap((each) => [each, `${each}/`]))];
};

describe('every page of the specification', () => {
  test.each(paths)('%s responds to every spelling of its URL and declares one canonical URL', async (path) => {
    // the first visit makes the league simulate its whole season, which on a slow machine exceeds the deadline
    await expect.poll(async () => (await headOf(path)).status, { timeout: 60_000, interval: 300 }).toBe(200);
    for (const spelling of spellings(path)) {
      const { status, canonical, isIndexed } = await headOf(spelling);
      expect({ spelling, status, canonical, isIndexed }).toEqual({
        spelling,
        status: 200,
        canonical: `${app.url}${path}`,
        isIndexed: true,
      });
    }
  });

  test('has a unique title and description', async () => {
    const heads = await Promise.all(paths.map(headOf));
    for (const { title, description } of heads) {
      expect(title).toMatch(/Called Shot$/);
      expect(description.length).toBeGreaterThan(20);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length);
  });
});

test('the site map lists canonical URLs, and robots.txt refers to it', async () => {
  const robots = await (await fetch(`${app.url}/robots.txt`)).text();
  const siteMap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  expect(siteMap).toBe(`${app.url}/sitemap.xml`);
  const map = await (await fetch(siteMap)).text();
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(named.length).toBeGreaterThan(15);
  for (const url of named) {
    const { status, canonical } = await headOf(url.slice(app.url.length));
    expect({ status, canonical }).toEqual({ status: 200, canonical: url });
  }
});

test('a game has one canonical URL', async () => {
  const { games } = await (await fetch(`${app.url}/api/games`)).json();
  for (const name of ['TodaysGame', 'todaysgame', 'TODAYSGAME']) {
    const { status, canonical } = await headOf(`/${name}/${games[0].gamePk}/`);
    expect({ status, canonical }).toEqual({ status: 200, canonical: `${app.url}/TodaysGame/${games[0].gamePk}` });
  }
});

test('a shared page has a title, a description and a picture; games, players and the leaderboard have their own picture', async () => {
  const { games } = await (await fetch(`${app.url}/api/games`)).json();
  const drawn = [`/TodaysGame/${games[0].gamePk}`, '/Leaderboard'];
  const titles: string[] = [];
  for (const path of [...drawn, ...paths.filter((page) => page !== '/Leaderboard'), '/blog/Called-Shot']) {
    const html = await (await fetch(`${app.url}${path}`)).text();
    const openGraph = (name: string) => inTag(html, new RegExp(`<meta property="og:${name}" content="([^"]+)">`)) ?? '';
    expect({ path, url: openGraph('url') }).toEqual({ path, url: `${app.url}${path}` });
    expect(openGraph('description').length).toBeGreaterThan(20);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(new URL(openGraph('image')).pathname.startsWith('/api/')).toBe(
      drawn.includes(path) || path.startsWith('/player'),
    );
    await expectSharePicture(openGraph('image'));
    titles.push(openGraph('title'));
  }
  expect(new Set(titles).size).toBe(titles.length);
});

async function expectSharePicture(url: string): Promise<void> {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  const [type, width, height] = [response.headers.get('content-type'), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect({ status: response.status, type, width, height }).toEqual({
    status: 200,
    type: 'image/png',
    width: 1200,
    height: 630,
  });
}

test('an article has one canonical URL', async () => {
  expect(await headOf('/BLOG/called-SHOT/')).toMatchObject({ status: 200, canonical: `${app.url}/blog/Called-Shot` });
});

test('a canonical URL contains only the parameters that identify a page', async () => {
  const { canonical } = await headOf('/ADVANCED-fielding/?utm_source=x&season=2025&show=missed');
  expect(canonical).toBe(`${app.url}/advanced-fielding?season=2025`);
});

test.each(['/nowhere', '/today/nowhere', '/player/1/2', '/TodaysGame/', '/leaderboards'])(
  '%s responds with the not-found page, status 404 and without indexing',
  async (path) => {
    expect(await headOf(path)).toMatchObject({
      status: 404,
      title: '404 NOT FOUND · Called Shot',
      canonical: null,
      isIndexed: false,
    });
  },
);

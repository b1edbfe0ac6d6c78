import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '#tests/support/app/find-free-port.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

// The league's clock is so fast that all cached data is stale within 22 seconds, before the first pause of the requests ends. It starts
// early in a day, which lasts 85 seconds, because the day is part of upstream URLs. The season is ten days old: a longer one is not
// another case, and takes a minute to simulate.
const speed = 1000;

/** Each reference page, longest freshness first: a visited URL, its text, and a URL that has not been requested. */
const screens = [
  { path: '/advanced-fielding', text: 'Average sprint speed', unseen: '/advanced-fielding?season=2024' },
  { path: '/rosters', text: '40 Man spots full', unseen: '/rosters?team=147' },
  { path: '/standings', text: 'Wild Card', unseen: '/standings?season=2024' },
  { path: '/transactions', text: 'Transactions since', unseen: '/transactions?team=147' },
  { path: '/player/900021/', text: 'Birth Place', unseen: '/player/920015/' },
  { path: '/rolling-metrics', text: 'Ten day rolling', unseen: '/rolling-metrics?team=147' },
  { path: '/league-leaders', text: 'Wild Pitches', unseen: '/league-leaders?category=homeRuns' },
  { path: '/free-agents', text: 'Unsigned', unseen: '/free-agents?season=2024' },
];

const port = String(await findFreePort());
const leagueUrl = `http://127.0.0.1:${port}`;
const app = await startApp({
  LEAGUE: 'simulated',
  LEAGUE_SEED: 'trouble',
  LEAGUE_OPENING_DAY: '2026-06-10',
  LEAGUE_NOW: '2026-06-20T04:30:00Z',
  LEAGUE_SPEED: String(speed),
  LEAGUE_PORT: port,
});
afterAll(async () => void (await app.stop()));

async function addFault(fault: object): Promise<void> {
  await fetch(`${leagueUrl}/league/faults`, { method: 'POST', body: JSON.stringify(fault) });
}

async function visit(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${app.url}${path}`);
  return { status: response.status, html: await response.text() };
}

test.each(screens)('$path loads', async ({ path, text }) => {
  // sequential, because the first visit makes the league simulate its whole season
  await expect.poll(async () => (await visit(path)).html, { timeout: 60_000, interval: 300 }).toContain(text);
});

describe('while the league does not respond', () => {
  beforeAll(() => addFault({ kind: 'status', status: 503 }));

  // the page with the longest freshness is last
  test.each(screens.toReversed())('$path shows its last data and their time', async ({ path, text }) => {
    await expect
      .poll(async () => (await visit(path)).html, { timeout: 60_000, interval: 1000 })
      .toContain('is not responding; this is from');
    const { status, html } = await visit(path);
    expect(status).toBe(200);
    expect(html).toContain(text);
  });

  test.each(screens)('$unseen shows an error and a retry link', async ({ unseen }) => {
    const { status, html } = await visit(unseen);
    expect([200, 503]).toContain(status);
    expect(html).toMatch(/not respond/);
    expect(html).toContain('Try again');
  });
});

test('after the league is back, a retry loads the failed page, and the other pages are fresh', async () => {
  const page = await openPage({ allowedProblems: [/503/] });
  await page.goto(`${app.url}/league-leaders?category=homeRuns`);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await fetch(`${leagueUrl}/league/faults`, { method: 'DELETE' });
  await expect
    .poll(
      async () => {
        if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => null);
        return page.getByRole('heading', { level: 1 }).innerText();
      },
      { timeout: 60_000, interval: 500 },
    )
    .not.toContain('Sorry');
  for (const { path, unseen, text } of screens) {
    for (const pageUrl of [path, unseen]) {
      await expect
        .poll(async () => (await visit(pageUrl)).html, { timeout: 60_000, interval: 300 })
        .not.toContain('not responding');
    }
    // a page can be served before its data when the league's day has just changed
    await expect.poll(async () => (await visit(path)).html, { timeout: 60_000, interval: 300 }).toContain(text);
  }
});

// Takes screenshots of every page, and of the odd states, at two widths and in both themes: `npm run tool -- tour`, optionally with words
// that page names must contain.
import { mkdir } from 'node:fs/promises';
import type { BrowserContext } from 'playwright-core';
import { oddStates } from '#app/testing/odd-states/odd-league.ts';
import { loadImages } from '#tests/baseline/record-screens.ts';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { openGames } from '#tests/support/app/open-games.ts';
import { serveOddStates } from '#tests/support/app/serve-odd-states.ts';
import { type SessionCookie, signUpForCookies } from '#tests/support/app/sign-up-for-cookies.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { launchBrowser } from '#tests/support/browser/launch-browser.ts';
import { filterStops, listTourStops, type TourStop } from './tour/tour-stops.ts';

const folder = 'screenshots';
const widths = [390, 1280] as const;
const themes = ['light', 'dark'] as const;
const username = 'grandslam';
const words = process.argv.slice(2);

const app = await startApp({ ...midSeason, SIMULATED_FANS: '60' });
const oddLeague = await serveOddStates();
const browser = await launchBrowser();

/** Opens a browser context with a width, a theme and, for signed-in pages, the session cookies. */
async function openContext(
  width: number,
  colorScheme: 'light' | 'dark',
  cookies: SessionCookie[] | null,
): Promise<BrowserContext> {
  const viewport = { width, height: width === 390 ? 844 : 900 };
  const context = await browser.newContext({ viewport, colorScheme, timezoneId: 'America/New_York' });
  if (cookies !== null) await context.addCookies(cookies);
  return context;
}

/** Creates a user with a few picks and resolves to the session cookies. */
async function signUp(): Promise<SessionCookie[]> {
  const cookies = await signUpForCookies(app.url, username);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { origin: app.url, cookie, 'content-type': 'application/json' };
  for (const { gamePk, teams } of (await openGames(app.url)).slice(0, 3)) {
    const pick = { game_Id: gamePk, predictedWinnerId: teams.home.id, predictedLoserId: teams.away.id };
    const request = { method: 'POST', headers, body: JSON.stringify(pick) };
    const response = await fetch(`${app.url}/api/predictions`, request);
    if (!response.ok) throw new Error(`A pick failed: ${await response.text()}`);
  }
  return cookies;
}

type Shot = TourStop & { site: string };

async function takeScreenshot(context: BrowserContext, { name, site, path }: Shot, suffix: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
  await loadImages(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  await page.screenshot({ path: `${folder}/${name}-${suffix}.png`, fullPage: true });
  await page.close();
  process.stdout.write(`${name}-${suffix}${scrollWidth > clientWidth ? `: ${scrollWidth} px wide` : ''}\n`);
}

try {
  await mkdir(folder, { recursive: true });
  const cookies = await signUp();
  const all = await listTourStops(app.url, username);
  const stops: Shot[] = [
    ...filterStops(all, words).map((stop) => ({ ...stop, site: app.url })),
    ...filterStops(oddStates, words).map((stop) => ({ ...stop, site: oddLeague.url })),
  ];
  for (const width of widths)
    for (const theme of themes) {
      const [visitor, user] = [await openContext(width, theme, null), await openContext(width, theme, cookies)];
      for (const stop of stops) await takeScreenshot(stop.isSignedIn ? user : visitor, stop, `${width}-${theme}`);
      await Promise.all([visitor.close(), user.close()]);
    }
} finally {
  await browser.close();
  await oddLeague.stop();
  await app.stop();
}

// Takes screenshots of every page at two widths and in both themes: `npm run tool -- tour`, optionally with words that page names must contain.
import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startApp } from '#tests/support/app/start-app.ts';
import { launchBrowser } from '#tests/support/browser/launch-browser.ts';
import { filterStops, listTourStops, type TourStop } from './tour/tour-stops.ts';

const folder = 'screenshots';
const widths = [390, 1280] as const;
const themes = ['light', 'dark'] as const;
const username = 'grandslam';
const words = process.argv.slice(2);

const app = await startApp({
  LEAGUE: 'simulated',
  LEAGUE_SEED: '1',
  LEAGUE_OPENING_DAY: '2026-03-26',
  LEAGUE_NOW: '2026-06-06T19:30:00Z',
  SIMULATED_FANS: '60',
});
const browser = await launchBrowser();

/** Opens a browser context with a width, a theme and, for signed-in pages, the session cookies. */
async function openContext(
  width: number,
  colorScheme: 'light' | 'dark',
  cookies: Cookies | null,
): Promise<BrowserContext> {
  const viewport = { width, height: width === 390 ? 844 : 900 };
  const context = await browser.newContext({ viewport, colorScheme, timezoneId: 'America/New_York' });
  if (cookies !== null) await context.addCookies(cookies);
  return context;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Creates a user with a few picks and resolves to the session cookies. */
async function signUp(from: Browser): Promise<Cookies> {
  const context = await from.newContext();
  const headers = { origin: app.url };
  const account = { username, email: `${username}@fans.example`, password: 'Over-the-wall-9' };
  const response = await context.request.post(`${app.url}/api/signup`, { headers, data: account });
  if (!response.ok()) throw new Error(`Sign-up failed: ${await response.text()}`);
  const page = await context.newPage();
  await page.goto(`${app.url}/today`, { waitUntil: 'networkidle' });
  for (const card of (await page.locator('form:has(input[type=radio])').all()).slice(0, 3)) {
    await card.locator('label').first().click();
    await card.getByRole('button').first().click();
  }
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Loads the lazy images, which a full-page screenshot would otherwise miss. */
async function loadAllImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    // a broken image stays visible as broken
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

async function takeScreenshot(context: BrowserContext, { name, path }: TourStop, suffix: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' });
  await loadAllImages(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  await page.screenshot({ path: `${folder}/${name}-${suffix}.png`, fullPage: true });
  await page.close();
  process.stdout.write(`${name}-${suffix}${scrollWidth > clientWidth ? `: ${scrollWidth} px wide` : ''}\n`);
}

try {
  await mkdir(folder, { recursive: true });
  const cookies = await signUp(browser);
  const all = await listTourStops(app.url, username);
  const stops = filterStops(all, words);
  for (const width of widths)
    for (const theme of themes) {
      const [visitor, user] = [await openContext(width, theme, null), await openContext(width, theme, cookies)];
      for (const stop of stops) await takeScreenshot(stop.isSignedIn ? user : visitor, stop, `${width}-${theme}`);
      await Promise.all([visitor.close(), user.close()]);
    }
} finally {
  await browser.close();
  await app.stop();
}

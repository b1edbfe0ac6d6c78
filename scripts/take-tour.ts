// Pictures of every page at both widths and in both themes: `npm run tour`, optionally with words that the names must contain.
import { mkdir } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser/browser-server.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { stopsNamed, tourStops, type TourStop } from './tour/tour-stops.ts';

const folder = 'screenshots';
const widths = [390, 1280] as const;
const themes = ['light', 'dark'] as const;
const username = 'grandslam';
const wanted = process.argv.slice(2);

const app = await startApp({
  LEAGUE: 'simulated',
  LEAGUE_SEED: '1',
  LEAGUE_OPENING_DAY: '2026-03-26',
  LEAGUE_NOW: '2026-06-06T19:30:00Z',
  SIMULATED_FANS: '60',
});
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());

/** A browser for one width and theme; the fan's own has his session. */
async function open(width: number, colorScheme: 'light' | 'dark', cookies: Cookies | null): Promise<BrowserContext> {
  const viewport = { width, height: width === 390 ? 844 : 900 };
  const context = await browser.newContext({ viewport, colorScheme, timezoneId: 'America/New_York' });
  if (cookies !== null) await context.addCookies(cookies);
  return context;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Makes the fan, with a club and a few calls, and resolves to his session. */
async function signUp(from: Browser): Promise<Cookies> {
  const context = await from.newContext();
  const headers = { origin: app.url };
  const account = { username, email: `${username}@fans.example`, password: 'Over-the-wall-9' };
  const answer = await context.request.post(`${app.url}/api/signup`, { headers, data: account });
  if (!answer.ok()) throw new Error(`The fan could not sign up: ${await answer.text()}`);
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

/** Lazy pictures would come only as somebody scrolls; a picture of the whole page needs them all. */
async function seeAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    // one that is broken is seen as broken
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

async function take(context: BrowserContext, { name, path }: TourStop, look: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' });
  await seeAllPictures(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  await page.screenshot({ path: `${folder}/${name}-${look}.png`, fullPage: true });
  await page.close();
  process.stdout.write(`${name}-${look}${scrollWidth > clientWidth ? `: ${scrollWidth} px wide` : ''}\n`);
}

try {
  await mkdir(folder, { recursive: true });
  const cookies = await signUp(browser);
  const all = await tourStops(app.url, username);
  const stops = stopsNamed(all, wanted);
  for (const width of widths)
    for (const theme of themes) {
      const [visitor, fan] = [await open(width, theme, null), await open(width, theme, cookies)];
      for (const stop of stops) await take(stop.isSignedIn ? fan : visitor, stop, `${width}-${theme}`);
      await Promise.all([visitor.close(), fan.close()]);
    }
} finally {
  await browser.close();
  await server.close();
  await app.stop();
}

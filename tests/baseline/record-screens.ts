import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser/launch-browser.ts';
import type { TourStop } from '../../scripts/tour/tour-stops.ts';
import type { HttpClient } from './http-client.ts';
import type { Facts } from './seeded-site.ts';

type Site = { client: HttpClient; facts: Facts; stops: readonly TourStop[] };

const widths = [390, 1280] as const;
const themes = ['light', 'dark'] as const;
/** ms; a busy machine is slow */
const patience = 180_000;
const mostPictures = 10;

/** Records a picture of every page at two widths and in both themes, and the bytes of JavaScript (brotli) that it loads. */
export async function recordScreens(folder: string, { client, facts, stops }: Site): Promise<void> {
  await mkdir(join(folder, 'screens'), { recursive: true });
  const browser = await launchBrowser();
  const bytes: Record<string, number> = {};
  try {
    const screens = widths.flatMap((width) => stops.map((stop) => ({ width, stop })));
    // a page waits for most of its time
    const record = async () => {
      for (let next = screens.shift(); next !== undefined; next = screens.shift()) {
        const { width, stop } = next;
        const context = await browser.newContext({
          viewport: { width, height: width === 390 ? 844 : 900 },
          reducedMotion: 'reduce',
          timezoneId: 'America/New_York',
          locale: 'en-US',
          serviceWorkers: 'block',
          extraHTTPHeaders: { 'x-forwarded-for': client.nextNetwork() },
        });
        if (stop.isSignedIn === true) await context.addCookies(toCookies(facts.cookies, client.url));
        bytes[stop.name] = await recordStop(context, client.url + stop.path, (theme) =>
          join(folder, 'screens', `${stop.name}-${width}-${theme}.png`),
        );
        await context.close();
      }
    };
    await Promise.all([record(), record(), record()]);
  } finally {
    await browser.close();
  }
  await writeFile(
    join(folder, 'bytes.json'),
    JSON.stringify(
      Object.fromEntries(
        Object.keys(bytes)
          .toSorted()
          .map((name) => [name, bytes[name]]),
      ),
      null,
      1,
    ),
  );
}

async function recordStop(context: BrowserContext, url: string, fileOf: (theme: string) => string): Promise<number> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(url, { waitUntil: 'networkidle' });
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await loadImages(page);
    await writeFile(fileOf(colorScheme), await takeSteadyPicture(page));
  }
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js')
          ? [entry.encodedBodySize]
          : [],
      )
      .reduce((sum, size) => sum + size, 0),
  );
}

/** Takes pictures until two in a row are equal: the page may still change. */
async function takeSteadyPicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  let [before, after] = [await take(), await take()];
  for (let tries = 0; tries < mostPictures && !before.equals(after); tries += 1)
    [before, after] = [after, await take()];
  return after;
}

/** Loads the lazy images, which a full-page screenshot would otherwise miss. */
export async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    // a broken image stays visible as broken
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

function toCookies(header: string, url: string) {
  return header.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split('=', 2);
    return { name, value, url };
  });
}

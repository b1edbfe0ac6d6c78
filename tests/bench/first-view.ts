import type { Browser } from 'playwright-core';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { launchBrowser } from '#tests/support/browser/launch-browser.ts';
import { filterStops, listTourStops } from '../../scripts/tour/tour-stops.ts';
import { percentile } from './measure/percentile.ts';
import { print } from './measure/print.ts';

/**
 * Measures the first view of every public page on a phone with a processor four times slower: how long tasks block it (what each has above
 * 50 ms), its largest paint, when it handles events, and its layout shift, in turns with the same page without scripts. Medians of five. Words of the command line select pages by name.
 */
const runs = 5;
/** after the page handles events, or is loaded without scripts */
const restMs = 2500;

type FirstView = { blockingTime: number; largestPaint: number; readyAt: number; shift: number; files: number };

const app = await startApp({ ...midSeason, SIMULATED_FANS: '60' });
const browser = await launchBrowser();
try {
  const stops = filterStops(await listTourStops(app.url, 'unknown-user'), process.argv.slice(2)).filter(
    ({ name, isSignedIn, isMissing }) =>
      isSignedIn !== true && isMissing !== true && !['api', 'user-other'].includes(name),
  );
  for (const { name, path } of stops) {
    const [page, plain]: [FirstView[], FirstView[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      page.push(await measure(browser, `${app.url}${path}`, true));
      plain.push(await measure(browser, `${app.url}${path}`, false));
    }
    print(`${name}: ${describe(page)}\n  without scripts: ${describe(plain)}`);
  }
} finally {
  await browser.close();
  await app.stop();
}

function describe(all: FirstView[]): string {
  const median = (key: keyof FirstView) =>
    percentile(
      all.map((each) => each[key]),
      50,
    );
  return (
    `blocked for ${median('blockingTime').toFixed(0)} ms, largest paint ${median('largestPaint').toFixed(0)} ms, ` +
    `ready after ${median('readyAt').toFixed(0)} ms, shift ${median('shift').toFixed(4)}, ${median('files')} files`
  );
}

async function measure(client: Browser, url: string, hasScripts: boolean): Promise<FirstView> {
  // a zone other than that of the league: times change with hydration
  const context = await client.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    timezoneId: 'America/Los_Angeles',
  });
  const page = await context.newPage();
  let files = 0;
  page.on('request', () => (files += 1));
  await page.addInitScript(watchFirstView);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!hasScripts) await page.route(/\.js$/, (route) => route.abort());
  await page.goto(url, { waitUntil: 'load' });
  if (hasScripts) await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const readyAt = await page.evaluate(() => performance.now());
  await page.waitForTimeout(restMs);
  const figures = await page.evaluate(() => globalThis.firstView);
  await context.close();
  return { ...figures, readyAt, files };
}

declare global {
  var firstView: { blockingTime: number; largestPaint: number; shift: number };
}

/** Runs in the page before its scripts, without access to this module. */
function watchFirstView(): void {
  globalThis.firstView = { blockingTime: 0, largestPaint: 0, shift: 0 };
  const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  watch('longtask', ({ duration }) => (globalThis.firstView.blockingTime += duration - 50));
  watch('largest-contentful-paint', ({ startTime }) => (globalThis.firstView.largestPaint = startTime));
  watch(
    'layout-shift',
    (entry) => (globalThis.firstView.shift += (entry as PerformanceEntry & { value: number }).value),
  );
}

import type { Browser, Page } from 'playwright-core';

/** Times in ms from the start of navigation; `cls` without unit; bytes as received. */
export type FirstView = { fcp: number; lcp: number; cls: number; bytes: number };

/** Lighthouse's "slow 4G", on a processor four times slower than this machine. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowerBy = 4;

export async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  const bytes = await throttle(page);
  await page.goto(url, { waitUntil: 'load' });
  // the largest paint is final when nothing has been painted for two seconds
  await page.waitForFunction(() => globalThis.paints.lcp > 0 && performance.now() - globalThis.paints.lastAt > 2000);
  const paints = await page.evaluate(() => globalThis.paints);
  await context.close();
  return { fcp: paints.fcp, lcp: paints.lcp, cls: paints.cls, bytes: bytes() };
}

async function throttle(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let received = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (received += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  return () => received;
}

type Paints = { fcp: number; lcp: number; cls: number; lastAt: number };

declare global {
  var paints: Paints;
}

/** Runs in the page before its scripts, without access to this module. */
function watchPaints(): void {
  globalThis.paints = { fcp: 0, lcp: 0, cls: 0, lastAt: 0 };
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      globalThis.paints.lastAt = performance.now();
    }).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') globalThis.paints.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    globalThis.paints.lcp = startTime;
  });
  watch('layout-shift', ({ value }) => {
    globalThis.paints.cls += value ?? 0;
  });
}

import type { Page } from 'playwright-core';

/**
 * Lets a page serve one test after another: a new browser context needs a new process, which compiles all scripts again and costs more
 * than a visit. Resolves to a function that forgets everything a test has left in its browser, and resolves to whether it could.
 */
export async function makeReusable(page: Page, blankUrl: string): Promise<() => Promise<boolean>> {
  const context = page.context();
  const viewport = page.viewportSize();
  const session = await context.newCDPSession(page);
  const origins = new Set<string>();
  let isChanged = false;
  const change = () => (isChanged = true);
  page.on('framenavigated', (frame) => {
    if (URL.canParse(frame.url())) origins.add(new URL(frame.url()).origin);
  });
  page.once('close', change);
  page.once('crash', change);
  context.on('page', change);
  onCall(page, ['addInitScript', 'emulateMedia', 'exposeFunction', 'on', 'once', 'route'], change);
  onCall(context, ['addInitScript', 'grantPermissions', 'newCDPSession', 'on', 'route', 'setOffline'], change);
  onCall(page.clock, ['install', 'setFixedTime'], change);
  return async () => {
    if (isChanged) return false;
    try {
      // of the same site, as its process ends with any other page
      await page.goto(blankUrl, { waitUntil: 'commit' });
      await page.evaluate(() => sessionStorage.clear());
      await page.mouse.move(-1, -1);
      if (viewport !== null) await page.setViewportSize(viewport);
      await context.clearCookies();
      for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      origins.clear();
      return true;
    } catch {
      return false;
    }
  };
}

/** Notices calls of methods whose effects last longer than a document. */
function onCall<T extends object>(target: T, names: readonly (keyof T)[], notice: () => void): void {
  for (const name of names) {
    const method = target[name];
    if (typeof method !== 'function') continue;
    const replacement = (...values: unknown[]): unknown => {
      notice();
      return Reflect.apply(method, target, values);
    };
    Object.defineProperty(target, name, { value: replacement });
  }
}

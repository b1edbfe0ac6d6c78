import { createServer, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '#app/testing/listen-locally.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

/** Serves Today as over a slow connection: the part before the content first, the rest on demand. */
async function halves() {
  const html = await (await fetch(`${app.url}/today`)).text();
  const cut = html.indexOf('<main');
  let open: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url === '/today') {
      open = response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      open.write(html.slice(0, cut));
    } else response.writeHead(404).end();
  });
  const url = await listenLocally(server, onTestFinished);
  return { url: `${url}/today`, finish: () => open?.end(html.slice(cut)) };
}

test('a page is rendered only when it has arrived completely', async () => {
  const { url, finish } = await halves();
  const page = await openPage({ isAlone: true, allowedProblems: [/404/] });
  await page.goto(url, { waitUntil: 'commit' });
  // not by animation frames, which do not run before the first paint
  await page.waitForFunction(() => document.querySelector('header nav') !== null, null, { polling: 100 });
  const readAt = await page.evaluate(() => performance.now());
  finish();
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  expect(await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime)).toBeGreaterThan(readAt);
});

test('a returning visitor downloads no file again', async () => {
  const page = await openPage({ isAlone: true });
  for (const path of ['/today', '/FAQ', '/today']) {
    // some code is loaded after hydration
    await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' });
  }
  const [scripts, downloaded] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource');
    const files = entries.filter((entry) => entry instanceof PerformanceResourceTiming);
    const isFile = ({ initiatorType }: PerformanceResourceTiming) => initiatorType !== 'fetch';
    // a revalidated file has a body from the cache that is larger than the transfer
    const isSent = (file: PerformanceResourceTiming) => isFile(file) && file.transferSize > file.encodedBodySize;
    return [files.filter(({ name }) => name.endsWith('.js')).length, files.filter(isSent).map(({ name }) => name)];
  });
  expect(scripts).toBeGreaterThan(5);
  expect(downloaded).toEqual([]);
});

test.each(['/', '/today'])('the largest paint of %s on a phone does not wait for scripts', async (path) => {
  const page = await openPage({ isAlone: true, width: 390 });
  await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' });
  await page.getByText('Follow players with the star').waitFor();
  const largest = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { element: Element | null })[];
      resolve(entries.at(-1)?.element?.textContent ?? '');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    return promise;
  });
  expect(largest).not.toBe('');
  const withoutScripts = await openPage({ width: 390, javaScript: false });
  await withoutScripts.goto(`${app.url}${path}`);
  expect(await withoutScripts.locator('body').textContent()).toContain(largest);
});

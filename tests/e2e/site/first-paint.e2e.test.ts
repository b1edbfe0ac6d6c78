import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '#tests/support/browser/open-page.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';

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
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/today`, finish: () => open?.end(html.slice(cut)) };
}

test('a page is rendered only when it has arrived completely', async () => {
  const { url, finish } = await halves();
  const page = await openPage({ allowedProblems: [/404/] });
  await page.goto(url, { waitUntil: 'commit' });
  // not by animation frames, which do not run before the first paint
  await page.waitForFunction(() => document.querySelector('header nav') !== null, null, { polling: 100 });
  const readAt = await page.evaluate(() => performance.now());
  finish();
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  expect(await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime)).toBeGreaterThan(readAt);
});

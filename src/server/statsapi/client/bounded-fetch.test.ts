import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { version } from '#server/version.ts';
import { createBoundedFetch } from './bounded-fetch.ts';

/** Starts an upstream that responds with the `User-Agent` of the request. */
async function startUpstream(): Promise<string> {
  const server = createServer((request, response) => response.end(request.headers['user-agent']));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}

test.each([
  ['ops@example.org', `called-shot/${version} (+ops@example.org)`],
  ['https://example.org/contact', `called-shot/${version} (+https://example.org/contact)`],
  [null, `called-shot/${version}`],
])('requests have the version and the contact %s', async (contact, expected) => {
  const { signal } = new AbortController();
  const response = await createBoundedFetch(contact)(await startUpstream(), {
    signal,
    headers: { accept: 'application/json' },
    redirect: 'manual',
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe(expected);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { monitorFetch } from './monitor-fetch.ts';
import { boundedFetch } from './statsapi/client/bounded-fetch.ts';

const init = (signal: AbortSignal) => ({ signal, headers: {}, redirect: 'manual' as const });
const clock = { now: () => 5 };

/** Starts an upstream that responds to `/` with a status, and to other paths never. */
async function startUpstream(status: number): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/') response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  [200, { lastResponseAt: 5, isFailing: false }],
  [503, { lastResponseAt: null, isFailing: true }],
])('a response with status %i is recorded', async (status, expected) => {
  const url = await startUpstream(status);
  const { fetch, state } = monitorFetch(boundedFetch, clock, new AbortController().signal);
  const response = await fetch(`${url}/`, init(new AbortController().signal));
  await response.body?.cancel();
  expect(state()).toEqual(expected);
});

test('a request in progress ends when the application stops', async () => {
  const url = await startUpstream(200);
  const stopping = new AbortController();
  const { fetch } = monitorFetch(boundedFetch, clock, stopping.signal);
  const request = fetch(`${url}/slow`, init(new AbortController().signal));
  stopping.abort();
  await expect(request).rejects.toThrow(/abort/);
});

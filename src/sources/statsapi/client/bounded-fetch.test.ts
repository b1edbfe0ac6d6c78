import { expect, test } from 'vitest';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import { version } from '#platform/settings/version.ts';
import {
  createManualTime,
  respondWith,
  type ScriptedResponse,
  startScriptedUpstream,
} from '#tests/support/upstream/scripted-upstream.ts';
import { boundedFetch, createBoundedFetch } from './bounded-fetch.ts';
import { createUpstreamHost } from './create-upstream-requests.ts';

test.each([
  ['ops@example.org', `called-shot/${version} (+ops@example.org)`],
  ['https://example.org/contact', `called-shot/${version} (+https://example.org/contact)`],
  [null, `called-shot/${version}`],
])('requests have the version and the contact %s', async (contact, expected) => {
  const { signal } = new AbortController();
  const { url } = await startScriptedUpstream([(response) => response.end(response.req.headers['user-agent'])]);
  const response = await createBoundedFetch(contact)(`${url}/`, {
    signal,
    headers: { accept: 'application/json' },
    redirect: 'manual',
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe(expected);
});

const redirectTo =
  (location: string, status = 302): ScriptedResponse =>
  (response) => {
    response.writeHead(status, { location }).end();
  };

/** Requests `/a` and counts the turns that the request takes under the rate limit. */
async function outcomeOf(script: readonly ScriptedResponse[]) {
  const { url, requests } = await startScriptedUpstream(script);
  const { timing } = createManualTime();
  let turns = 0;
  const ceiling = { turn: async () => void (turns += 1) };
  const host = createUpstreamHost({ ceiling, fetch: boundedFetch, timing, deadline: 5000 });
  const outcome = await host.getJson(`${url}/a`, { patience: 3000, isUrgent: false }).then(
    ({ body }) => body,
    (error: unknown) => (error instanceof UpstreamError ? error.reason : error),
  );
  return { outcome, requests, turns };
}

test.each([301, 302, 303, 307, 308])(
  'a redirect with status %i to the same host is followed and counted',
  async (status) => {
    const result = await outcomeOf([redirectTo('/b?c=1', status), respondWith({ n: 1 })]);
    expect(result).toEqual({ outcome: { n: 1 }, requests: ['/a', '/b?c=1'], turns: 2 });
  },
);

test('two redirects are followed, a third is not', async () => {
  expect(await outcomeOf([redirectTo('/b'), redirectTo('/c'), respondWith({ n: 1 })])).toMatchObject({
    outcome: { n: 1 },
    turns: 3,
  });
  expect(await outcomeOf([redirectTo('/b'), redirectTo('/c'), redirectTo('/d'), respondWith({})])).toEqual({
    outcome: 'status',
    requests: ['/a', '/b', '/c'],
    turns: 3,
  });
});

test('a redirect to another URL is not followed', async () => {
  const internal = await startScriptedUpstream([respondWith({ secret: true })]);
  expect(await outcomeOf([redirectTo(`${internal.url}/a`)])).toMatchObject({ outcome: 'status', turns: 1 });
  expect(internal.requests).toEqual([]);
});

test.each([
  'https://127.0.0.1/a',
  'http://localhost/a',
  'file:///etc/passwd',
  '//internal/a',
  'http://',
  'data:application/json,{}',
])('a redirect to %s is refused', async (location) => {
  expect(await outcomeOf([redirectTo(location)])).toMatchObject({ outcome: 'status', turns: 1 });
});

test('a redirect without a location is an error status', async () =>
  expect(await outcomeOf([(response) => response.writeHead(302).end()])).toMatchObject({ outcome: 'status' }));

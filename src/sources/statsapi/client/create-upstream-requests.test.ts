import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import {
  createManualTime,
  neverRespond,
  resetConnection,
  respondWith,
  respondWithStatus,
  type ScriptedResponse,
  startScriptedClient,
  startScriptedUpstream,
  truncateBody,
} from '#tests/support/upstream/scripted-upstream.ts';
import { createUpstreamHost, requestUrl } from './create-upstream-requests.ts';
import { createRateLimit } from './rate-limit.ts';

/** A host with scripted responses and simulated time, and the outcome of a request to it. */
async function hostOf(script: readonly ScriptedResponse[], deadline = 5000) {
  const { url, requests } = await startScriptedUpstream(script);
  const { time, timing } = createManualTime();
  const host = createUpstreamHost({ ceiling: createRateLimit({ perSecond: 1000, timing }), fetch, timing, deadline });
  const outcome = (path: string) =>
    host.getJson(url + path, { patience: 3000, isUrgent: false }).then(
      () => 'success',
      (error: unknown) => (error instanceof UpstreamError ? error.reason : error),
    );
  return { outcome, requests, time };
}

const text =
  (body: string): ScriptedResponse =>
  (response) => {
    response.end(body);
  };

const failures: [string, ScriptedResponse, string][] = [
  ['HTML with status 200', text('<!doctype html><title>Maintenance</title>'), 'body'],
  ['broken JSON', text('{"dates": [1, 2'), 'body'],
  ['a bare word', text('"dates"'), 'body'],
  ['an empty body', text(''), 'body'],
  ['a truncated body', truncateBody, 'network'],
  ['a reset connection', resetConnection, 'network'],
  ['status 500', respondWithStatus(500), 'status'],
  ['status 503', respondWithStatus(503), 'status'],
  ['status 429', respondWithStatus(429), 'status'],
];

describe('a temporary failure', () => {
  test.each(failures)('%s is retried twice and then rejected', async (_, step, reason) => {
    const { outcome, requests, time } = await hostOf([step]);
    expect(await outcome('/a')).toBe(reason);
    expect(requests).toHaveLength(3);
    expect(time.pauses).toEqual([250, 750]);
  });

  test.each(failures)('%s has no effect when the next attempt succeeds', async (_, step) => {
    const { outcome } = await hostOf([step, respondWith({})]);
    expect(await outcome('/a')).toBe('success');
  });

  test('a request to a silent upstream ends at the deadline and is not retried', async () => {
    // a busy machine needs longer to connect than the usual deadline of these tests
    const { outcome, requests } = await hostOf([neverRespond], 500);
    expect(await outcome('/a')).toBe('timeout');
    expect(requests).toHaveLength(1);
  });

  test('the client waits for a short Retry-After', async () => {
    const { outcome, time } = await hostOf([respondWithStatus(503, { 'retry-after': '1' }), respondWith({})]);
    expect(await outcome('/a')).toBe('success');
    expect(time.pauses).toEqual([1000]);
  });
});

test.each([400, 401, 403, 404, 408, 422])(
  'a client error with status %i is final and never opens the breaker',
  async (code) => {
    const { outcome, requests } = await hostOf([respondWithStatus(code)]);
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => outcome(`/${n}`)));
    expect(new Set(outcomes)).toEqual(new Set(['status']));
    expect(requests).toHaveLength(8);
  },
);

test.each<[string, ScriptedResponse]>([
  ...failures.map(([name, step]): [string, ScriptedResponse] => [name, step]).filter(([name]) => name !== 'status 429'),
  ['a redirect to itself', respondWithStatus(302, { location: '/api/v1.1/game/7/feed/live' })],
  ['status 503 with a long Retry-After', respondWithStatus(503, { 'retry-after': '90' })],
])('games whose feed always ends in %s do not open the breaker for other requests', async (_, step) => {
  const isOfGame = (response: ServerResponse) => response.req.url?.includes('/game/') === true;
  let isWorking = true;
  const others: ScriptedResponse = (response) => (isWorking ? respondWith({})(response) : resetConnection(response));
  const { outcome } = await hostOf([(response) => (isOfGame(response) ? step(response) : others(response))]);
  const feeds = [7, 8, 9].map((gamePk) => `/api/v1.1/game/${gamePk}/feed/live`);
  for (const path of [...feeds, ...feeds]) expect(await outcome(path)).not.toBe('open');
  expect(await outcome('/api/v1/schedule')).toBe('success');
  isWorking = false;
  for (const path of [...feeds, '/api/v1/schedule', '/api/v1/teams']) await outcome(path);
  expect(await outcome('/api/v1/schedule')).toBe('open');
});

describe('limits', () => {
  test('after five consecutive failures one probe is sent every 30 seconds until one succeeds', async () => {
    const { outcome, requests, time } = await hostOf([
      ...Array.from({ length: 6 }, () => respondWithStatus(503)),
      respondWith({}),
    ]);
    expect([await outcome('/a'), await outcome('/b')]).toEqual(['status', 'open']);
    expect(requests).toHaveLength(5);
    time.now += 29_000;
    expect(await outcome('/c')).toBe('open');
    expect(requests).toHaveLength(5);
    time.now += 1000;
    expect(await outcome('/d')).toBe('open');
    expect(requests).toHaveLength(6);
    time.now += 30_000;
    const three = await Promise.all([outcome('/e'), outcome('/f'), outcome('/g')]);
    expect(three.filter((end) => end === 'success')).toHaveLength(1);
    expect(await outcome('/h')).toBe('success');
    expect(requests).toHaveLength(8);
  });

  test('an internal error counts once for its URL: five URLs open the breaker', async () => {
    const { outcome, requests } = await hostOf([respondWithStatus(500)]);
    for (const path of ['/a', '/b', '/c', '/d']) expect(await outcome(path)).toBe('status');
    expect(requests).toHaveLength(12);
    expect([await outcome('/e'), await outcome('/f')]).toEqual(['open', 'open']);
    expect(requests).toHaveLength(13);
  });

  test('a long Retry-After delays every request for that time', async () => {
    const script = [respondWithStatus(429, { 'retry-after': '90' }), respondWith({})];
    const { outcome, requests, time } = await hostOf(script);
    expect(await outcome('/a')).toBe('status');
    time.now += 89_000;
    expect(await outcome('/b')).toBe('open');
    expect(requests).toHaveLength(1);
    time.now += 1000;
    expect(await outcome('/b')).toBe('success');
  });

  test('while the upstream fails for ten minutes, at most one request is sent per 30 seconds', async () => {
    const { outcome, requests, time } = await hostOf([respondWithStatus(503, { 'retry-after': '1' })]);
    for (let count = 0; count < 5; count += 1, time.now += 5000) await outcome(count === 0 ? '/b' : '/a');
    const before = requests.length;
    const end = time.now + 600_000;
    for (; time.now < end; time.now += 1000) await Promise.all([outcome('/a'), outcome('/b')]);
    expect(requests.length - before).toBeLessThanOrEqual(20);
    expect(requests.length - before).toBeGreaterThan(10);
  });

  test('at most five requests are sent per second, and requests beyond the queue are rejected', async () => {
    const stopped = { ...createManualTime().timing, sleep: () => new Promise<void>(() => undefined) };
    const { client, requests } = await startScriptedClient([respondWith({})], { timing: stopped });
    const responses = Array.from({ length: 22 }, (_, n) => client.get(`/${n}`, { kind: 'standings' }));
    const rejected = await Promise.allSettled(responses.slice(20));
    expect(rejected).toMatchObject([{ reason: { reason: 'busy' } }, { reason: { reason: 'busy' } }]);
    await Promise.all(responses.slice(0, 5));
    expect(requests).toHaveLength(5);
  });
});

test.each([
  ['http://up.test', '/api/v1/teams', undefined, 'http://up.test/api/v1/teams'],
  ['http://up.test/', '/api/v1/teams', {}, 'http://up.test/api/v1/teams'],
  ['http://up.test/behind/a/proxy', '/api', { b: 2, a: 'x' }, 'http://up.test/behind/a/proxy/api?a=x&b=2'],
  ['http://up.test', '/api', { teams: [1, 2], gone: undefined, all: true }, 'http://up.test/api?all=true&teams=1%2C2'],
  ['http://up.test', '/api', { name: "O'Neill & söns?" }, 'http://up.test/api?name=O%27Neill+%26+s%C3%B6ns%3F'],
])('%s and %s with %o', (baseUrl, path, query, url) => expect(requestUrl(baseUrl, path, query)).toBe(url));

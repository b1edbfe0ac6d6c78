import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import {
  startScriptedClient,
  respondWith,
  respondWithStatus,
  startScriptedUpstream,
  createManualTime,
} from '#tests/support/upstream/scripted-upstream.ts';
import { inning } from '../wire/baseball-bounds.ts';
import { rows } from '../wire/tolerant.ts';

const schedule = { kind: 'schedule' } as const;
const minutes = 60_000;

describe('a successful request', () => {
  test('sends the parameters in order and resolves with the age of the response', async () => {
    const { client, requests } = await startScriptedClient([respondWith({ dates: [] })]);
    const query = { sportId: [1, 51], date: '2030-05-01', absent: undefined };
    const response = await client.get('/api/v1/schedule', { ...schedule, query });
    expect(requests).toEqual(['/api/v1/schedule?date=2030-05-01&sportId=1%2C51']);
    expect(response).toEqual({ value: { dates: [] }, asOf: 1_000_000, isStale: false });
  });

  test('is sent once while the response is fresh, and again afterwards', async () => {
    const { client, requests, time } = await startScriptedClient([respondWith({ n: 1 }), respondWith({ n: 2 })]);
    await client.get('/a', schedule);
    time.now += 9999;
    expect((await client.get('/a', schedule)).value).toEqual({ n: 1 });
    time.now += 1;
    expect(await client.get('/a', schedule)).toEqual({ value: { n: 2 }, asOf: time.now, isStale: false });
    expect(requests).toHaveLength(2);
  });

  test('is shared by all concurrent callers', async () => {
    const { client, requests } = await startScriptedClient([respondWith({ n: 1 })]);
    expect(await Promise.all(Array.from({ length: 50 }, () => client.get('/a', { kind: 'live' })))).toHaveLength(50);
    expect(requests).toHaveLength(1);
  });

  test('is never cached when it is live', async () => {
    const { client } = await startScriptedClient([respondWith({ n: 1 }), respondWith({ n: 2 })]);
    await client.get('/a', { kind: 'live' });
    expect((await client.get('/a', { kind: 'live' })).value).toEqual({ n: 2 });
  });

  test('of a feed that always fails is repeated once, then after 3, 6, 12, 24 and 30 seconds', async () => {
    const { client, requests, time } = await startScriptedClient([respondWithStatus(404)]);
    const times: number[] = [];
    const start = time.now;
    for (let seconds = 0; seconds < 120; seconds += 1, time.now = start + seconds * 1000) {
      const before = requests.length;
      await client.get('/a', { kind: 'live' }).catch(() => null);
      if (requests.length > before) times.push(seconds);
    }
    expect(times).toEqual([0, 1, 4, 10, 22, 46, 76, 106]);
  });

  test('is sent again when the league clock has moved back', async () => {
    const { client, time } = await startScriptedClient([respondWith({ n: 1 }), respondWith({ n: 2 })]);
    await client.get('/a', schedule);
    time.now -= 5 * minutes;
    expect((await client.get('/a', schedule)).value).toEqual({ n: 2 });
  });

  test('that contains impossible values is converted without them, and logs one warning per hour', async () => {
    const { client, time, warnings } = await startScriptedClient([respondWith({ n: 61, list: [1, 2, 3] })]);
    const convert = (value: unknown) => z.object({ n: inning, list: rows(inning, 2) }).parse(value);
    for (const minute of [0, 1, 2]) {
      time.now = 1_000_000 + minute * minutes;
      expect((await client.read(`/a`, { kind: 'live', convert })).value).toEqual({ list: [1, 2] });
    }
    expect(warnings).toEqual(['The upstream sent impossible or incomplete values: they were left out']);
    time.now += 60 * minutes;
    await client.read(`/a`, { kind: 'live', convert });
    expect(warnings).toHaveLength(2);
  });

  test('stores the copyright notice for the footer', async () => {
    const { client } = await startScriptedClient([respondWith({ copyright: 'Ours' }), respondWith([])]);
    expect(client.copyright()).toBeNull();
    await client.get('/a', schedule);
    await client.get('/b', schedule);
    expect(client.copyright()).toBe('Ours');
  });

  test('is sent to the host of its kind', async () => {
    const savant = await startScriptedUpstream([respondWith([])]);
    const { client, requests } = await startScriptedClient([respondWith({})], { savantUrl: savant.url });
    await client.get('/player-services/range', { kind: 'fieldingRange', query: { playerId: 7 } });
    expect([savant.requests, requests]).toEqual([['/player-services/range?playerId=7'], []]);
  });
});

describe('a stale response', () => {
  const stale = { value: { n: 1 }, asOf: 1_000_000, isStale: true };

  test('is returned when the upstream fails, which is requested again after a pause', async () => {
    const failing = [respondWithStatus(500), respondWithStatus(500), respondWithStatus(500)];
    const { client, requests, time, warnings } = await startScriptedClient([
      respondWith({ n: 1 }),
      ...failing,
      respondWith({ n: 2 }),
    ]);
    await client.get('/a', schedule);
    time.now += minutes;
    expect(await client.get('/a', schedule)).toEqual(stale);
    expect(await client.get('/a', schedule)).toEqual(stale);
    expect([requests.length, warnings.length]).toEqual([4, 1]);
    time.now += 3001;
    expect(await client.get('/a', schedule)).toMatchObject({ value: { n: 2 }, isStale: false });
  });

  test('is returned to all concurrent callers, and the failure is logged once', async () => {
    const script = [respondWith({ n: 1 }), respondWithStatus(400)];
    const { client, requests, time, warnings } = await startScriptedClient(script);
    await client.get('/a', schedule);
    time.now += minutes;
    const responses = await Promise.all(Array.from({ length: 20 }, () => client.get('/a', schedule)));
    expect(new Set(responses.map(({ isStale }) => isStale))).toEqual(new Set([true]));
    expect([requests.length, warnings.length]).toEqual([2, 1]);
  });

  test('is returned instead of an unexpected body and stays in the cache', async () => {
    const script = [respondWith({ n: 1 }), respondWith({ message: 'Internal error' })];
    const { client, time } = await startScriptedClient(script);
    await client.get('/a', schedule);
    time.now += minutes;
    const convert = (body: unknown) => z.object({ n: z.number() }).parse(body);
    expect(await client.read('/a', { ...schedule, convert })).toEqual(stale);
    time.now += minutes;
    expect(await client.read('/a', { ...schedule, convert })).toEqual(stale);
  });

  test('is returned while the upstream is slow, until the new response arrives', async () => {
    const patience = new AbortController();
    const { time, timing } = createManualTime();
    const deadline = (ms: number) => (ms === 2000 ? patience.signal : timing.deadline(ms));
    const held: ServerResponse[] = [];
    const { client } = await startScriptedClient([respondWith({ n: 1 }), (response) => held.push(response)], {
      clock: timing,
      timing: { ...timing, deadline },
    });
    await client.get('/a', schedule);
    time.now += minutes;
    const response = client.get('/a', schedule);
    patience.abort();
    expect(await response).toEqual(stale);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.end('{"n":2}');
    await expect.poll(async () => (await client.get('/a', schedule)).value).toEqual({ n: 2 });
  });

  test('is dropped when the cache is full, the least recently used first', async () => {
    const bodies = ['a', 'b', 'c'].map((n) => respondWith({ n }));
    const { client, time } = await startScriptedClient([...bodies, respondWithStatus(400)], { cacheSize: 20 });
    for (const path of ['/a', '/b', '/a', '/c']) await client.get(path, schedule);
    time.now += minutes;
    expect(await client.get('/a', schedule)).toMatchObject({ value: { n: 'a' }, isStale: true });
    await expect(client.get('/b', schedule)).rejects.toBeInstanceOf(UpstreamError);
  });

  test('is not returned for a resource that no longer exists', async () => {
    const { client, time } = await startScriptedClient([respondWith({ n: 1 }), respondWithStatus(404)]);
    await client.get('/a', schedule);
    time.now += minutes;
    await expect(client.get('/a', schedule)).rejects.toMatchObject({ name: 'UpstreamNotFound' });
  });

  test('is not returned after seven days', async () => {
    const { client, time } = await startScriptedClient([respondWith({ n: 1 }), respondWithStatus(400)]);
    await client.get('/a', schedule);
    time.now += (7 * 24 * 60 + 1) * minutes;
    await expect(client.get('/a', schedule)).rejects.toBeInstanceOf(UpstreamError);
  });
});

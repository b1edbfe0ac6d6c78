import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  startScriptedClient,
  respondWith,
  respondWithStatus,
  startScriptedUpstream,
  createManualTime,
} from '#tests/support/upstream/scripted-upstream.ts';
import { UpstreamError } from './upstream-error.ts';

const schedule = { kind: 'schedule' } as const;
const minutes = 60_000;

describe('a request that goes well', () => {
  test('carries the parameters in order and answers with its age', async () => {
    const { client, requests } = await startScriptedClient([respondWith({ dates: [] })]);
    const query = { sportId: [1, 51], date: '2030-05-01', absent: undefined };
    const answer = await client.get('/api/v1/schedule', { ...schedule, query });
    expect(requests).toEqual(['/api/v1/schedule?date=2030-05-01&sportId=1%2C51']);
    expect(answer).toEqual({ value: { dates: [] }, asOf: 1_000_000, isStale: false });
  });

  test('is asked once while it is fresh, and again afterwards', async () => {
    const { client, requests, time } = await startScriptedClient([respondWith({ n: 1 }), respondWith({ n: 2 })]);
    await client.get('/a', schedule);
    time.now += 9999;
    expect((await client.get('/a', schedule)).value).toEqual({ n: 1 });
    time.now += 1;
    expect(await client.get('/a', schedule)).toEqual({ value: { n: 2 }, asOf: time.now, isStale: false });
    expect(requests).toHaveLength(2);
  });

  test('is shared by all who ask at the same time', async () => {
    const { client, requests } = await startScriptedClient([respondWith({ n: 1 })]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.get('/a', { kind: 'live' })));
    expect(answers).toHaveLength(50);
    expect(requests).toHaveLength(1);
  });

  test('is never kept when it is live', async () => {
    const { client } = await startScriptedClient([respondWith({ n: 1 }), respondWith({ n: 2 })]);
    await client.get('/a', { kind: 'live' });
    expect((await client.get('/a', { kind: 'live' })).value).toEqual({ n: 2 });
  });

  test('is asked again when the league clock has gone back', async () => {
    const { client, time } = await startScriptedClient([respondWith({ n: 1 }), respondWith({ n: 2 })]);
    await client.get('/a', schedule);
    time.now -= 5 * minutes;
    expect((await client.get('/a', schedule)).value).toEqual({ n: 2 });
  });

  test('leaves the data notice for the footer', async () => {
    const { client } = await startScriptedClient([respondWith({ copyright: 'Ours' }), respondWith([])]);
    expect(client.copyright()).toBeNull();
    await client.get('/a', schedule);
    await client.get('/b', schedule);
    expect(client.copyright()).toBe('Ours');
  });

  test('goes to the other machine when its kind lives there', async () => {
    const savant = await startScriptedUpstream([respondWith([])]);
    const { client, requests } = await startScriptedClient([respondWith({})], { savantUrl: savant.url });
    await client.get('/player-services/range', { kind: 'fieldingRange', query: { playerId: 7 } });
    expect([savant.requests, requests]).toEqual([['/player-services/range?playerId=7'], []]);
  });
});

describe('an answer that has grown old', () => {
  const stale = { value: { n: 1 }, asOf: 1_000_000, isStale: true };

  test('stands in for a failing upstream, which is asked again after a rest', async () => {
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
    time.now += 3000;
    expect(await client.get('/a', schedule)).toMatchObject({ value: { n: 2 }, isStale: false });
  });

  test('stands in for everyone who asks meanwhile, and the failure is logged once', async () => {
    const { client, requests, time, warnings } = await startScriptedClient([
      respondWith({ n: 1 }),
      respondWithStatus(400),
    ]);
    await client.get('/a', schedule);
    time.now += minutes;
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.get('/a', schedule)));
    expect(new Set(answers.map(({ isStale }) => isStale))).toEqual(new Set([true]));
    expect([requests.length, warnings.length]).toEqual([2, 1]);
  });

  test('stands in for a body of another kind, and is not thrown away for it', async () => {
    const { client, time } = await startScriptedClient([
      respondWith({ n: 1 }),
      respondWith({ message: 'Internal error' }),
    ]);
    await client.get('/a', schedule);
    time.now += minutes;
    const convert = (body: unknown) => z.object({ n: z.number() }).parse(body);
    expect(await client.read('/a', { ...schedule, convert })).toEqual(stale);
    time.now += minutes;
    expect(await client.read('/a', { ...schedule, convert })).toEqual(stale);
  });

  test('is shown when the upstream takes its time, until the new one is there', async () => {
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
    const answer = client.get('/a', schedule);
    patience.abort();
    expect(await answer).toEqual(stale);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.end('{"n":2}');
    await expect.poll(async () => (await client.get('/a', schedule)).value).toEqual({ n: 2 });
  });

  test('is not shown for a thing that is no more', async () => {
    const { client, time } = await startScriptedClient([respondWith({ n: 1 }), respondWithStatus(404)]);
    await client.get('/a', schedule);
    time.now += minutes;
    await expect(client.get('/a', schedule)).rejects.toMatchObject({ name: 'UpstreamNotFound' });
  });

  test('is not shown after two days', async () => {
    const { client, time } = await startScriptedClient([respondWith({ n: 1 }), respondWithStatus(400)]);
    await client.get('/a', schedule);
    time.now += 49 * 60 * minutes;
    await expect(client.get('/a', schedule)).rejects.toBeInstanceOf(UpstreamError);
  });
});

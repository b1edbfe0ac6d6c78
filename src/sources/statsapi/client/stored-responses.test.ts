import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  createManualTime,
  respondWith,
  respondWithStatus,
  startScriptedClient,
} from '#tests/support/upstream/scripted-upstream.ts';
import type { ResponseStore } from './response-store.ts';
import type { CachedResponse } from './response.ts';

const schedule = { kind: 'schedule' } as const;
const minutes = 60_000;

/** A store with the given responses by path, which records what is added. */
function memoryStore(stored: Record<string, Partial<CachedResponse>> = {}) {
  const added: [path: string, text: string, asOf: number][] = [];
  const lookups: string[] = [];
  const store: ResponseStore = {
    add: (url, { text, asOf }) => added.push([new URL(url).pathname, text, asOf]),
    find: async (url) => {
      const { pathname } = new URL(url);
      lookups.push(pathname);
      const found = stored[pathname];
      return found === undefined ? null : { body: { n: 1, copyright: 'Ours' }, asOf: 1_000_000, size: 7, ...found };
    },
  };
  return { store, added, lookups };
}

test('a good response is stored with its time; a failed one is not', async () => {
  const { store, added } = memoryStore();
  const { client } = await startScriptedClient(
    [respondWith({ n: 1 }), respondWith({ other: 1 }), respondWithStatus(400)],
    { store },
  );
  const convert = (body: unknown) => z.object({ n: z.number() }).parse(body);
  await client.read('/a', { ...schedule, convert });
  await expect(client.read('/b', { ...schedule, convert })).rejects.toThrow('unexpected shape');
  await expect(client.read('/c', { ...schedule, convert })).rejects.toThrow('status 400');
  expect(added).toEqual([['/a', '{"n":1}', 1_000_000]]);
});

test('changes of a live feed are not stored, the whole feed is', async () => {
  const { store, added } = memoryStore();
  const { client } = await startScriptedClient([respondWith({ n: 1 })], { store });
  await client.get('/changes', { kind: 'liveChanges' });
  await client.get('/whole', { kind: 'live' });
  expect(added.map(([path]) => path)).toEqual(['/whole']);
});

test('a stored response is returned, marked stale, while the upstream fails', async () => {
  const { store, lookups } = memoryStore({ '/a': {} });
  const { client, time } = await startScriptedClient([respondWithStatus(400)], { store });
  time.now += minutes;
  const stale = { value: { n: 1, copyright: 'Ours' }, asOf: 1_000_000, isStale: true };
  expect(await client.get('/a', schedule)).toEqual(stale);
  expect(client.copyright()).toBe('Ours');
  expect(await client.get('/a', schedule)).toEqual(stale);
  expect(lookups).toEqual(['/a']);
  expect(await client.readStored('/a', { kind: 'live', convert: (body) => body })).toEqual(stale);
});

test('a stored response is returned after half a second without a new one, also a second time', async () => {
  const { store } = memoryStore({ '/a': {} });
  const { time, timing } = createManualTime();
  const patience = new AbortController();
  const never = new AbortController();
  const deadline = (ms: number) => (ms === 500 ? patience.signal : never.signal);
  const held: ServerResponse[] = [];
  const { client } = await startScriptedClient([(response) => held.push(response)], {
    store,
    clock: timing,
    timing: { ...timing, deadline },
  });
  time.now += minutes;
  const response = client.get('/a', schedule);
  patience.abort();
  expect(await response).toMatchObject({ value: { n: 1 }, isStale: true });
  expect(await client.get('/a', schedule)).toMatchObject({ value: { n: 1 }, isStale: true });
  await expect.poll(() => held.length).toBe(1);
  held[0]?.end('{"n":2}');
});

test('a fresh stored response is returned without a request', async () => {
  const { store } = memoryStore({ '/a': {} });
  const { client, requests } = await startScriptedClient([respondWith({ n: 2 })], { store });
  expect(await client.get('/a', schedule)).toMatchObject({ value: { n: 1 }, isStale: false });
  expect(requests).toEqual([]);
});

test('an upstream that works replaces the stored response', async () => {
  const { store } = memoryStore({ '/a': {} });
  const { client, time } = await startScriptedClient([respondWith({ n: 2 })], { store });
  time.now += minutes;
  expect(await client.get('/a', schedule)).toEqual({ value: { n: 2 }, asOf: time.now, isStale: false });
});

test.each([
  ['older than seven days', { asOf: 1_000_000 - 7 * 24 * 60 * minutes - 1 }],
  ['of a clock that was ahead', { asOf: 1_000_001 }],
  ['of a shape that this release rejects', { body: { other: 1 } }],
])('a stored response %s is not returned', async (_, response) => {
  const { store } = memoryStore({ '/a': response });
  const { client } = await startScriptedClient([respondWithStatus(400)], { store });
  const convert = (body: unknown) => z.object({ n: z.number() }).parse(body);
  await expect(client.read('/a', { ...schedule, convert })).rejects.toThrow('status 400');
  expect(await client.readStored('/a', { kind: 'live', convert })).toBeNull();
});

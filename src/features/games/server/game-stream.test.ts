import { describe, expect, test } from 'vitest';
import { readEventStream } from '#app/testing/read-event-stream.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { gameViewSchema } from '#rules/baseball/game/model.ts';
import { applyDelta, viewFormat } from '#sources/live/view-delta.ts';

async function startListeningApp() {
  const parts = await startTestApp();
  const url = await parts.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...parts, streamUrl: `${url}/api/games/7/stream`, url };
}

/** A game that has changed once: the ids of the version before and of the newest. */
async function playOnce() {
  const { streamUrl, url, upstream, time } = await startListeningApp();
  const first = await readEventStream(streamUrl);
  await first.next();
  const seen = (await first.next())?.id ?? '';
  upstream.plays = 2;
  time.pass(10_000);
  return { streamUrl, url, seen, newest: (await first.next())?.id ?? '' };
}

function parsed(data: string | null | undefined): { version: number; view: unknown } {
  return JSON.parse(data ?? 'null');
}

describe('the stream of a game', () => {
  test('starts with a retry hint and a snapshot, then sends deltas that lead to the current view', async () => {
    const { streamUrl, url, upstream, time } = await startListeningApp();
    const stream = await readEventStream(streamUrl);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
    expect(await stream.next()).toMatchObject({ retry: '2000' });
    const whole = await stream.next();
    expect(whole).toMatchObject({ event: 'view' });
    const { version, view } = parsed(whole?.data);
    expect(whole?.id).toBe(String(version));

    upstream.plays = 3;
    time.pass(10_000);
    const delta = await stream.next();
    expect(delta).toMatchObject({ event: 'delta', id: String(version + 1) });
    const after = applyDelta(gameViewSchema.parse(view), delta?.data ?? '');
    const shown = await (await fetch(`${url}/api/games/7`)).json();
    expect(shown).toMatchObject({ version: version + 1, view: after });
  });

  test('resumes from Last-Event-ID or since with the missed deltas', async () => {
    const { streamUrl, seen, newest } = await playOnce();

    const resumed = await readEventStream(`${streamUrl}?format=${viewFormat}`, { 'last-event-id': seen });
    await resumed.next();
    expect(await resumed.next()).toMatchObject({ event: 'delta', id: newest });
    expect(await resumed.next()).toMatchObject({ event: 'fresh' });

    const upToDate = await readEventStream(`${streamUrl}?format=${viewFormat}&since=${newest}`);
    await upToDate.next();
    expect(await upToDate.next()).toMatchObject({ event: 'fresh' });
  });

  test.each(['', `format=${viewFormat - 1}&`, `format=${viewFormat + 1}&`])(
    'a page that was opened before an update of the server (?%s) receives whole views, not deltas of another format',
    async (format) => {
      const { streamUrl, url, seen, newest } = await playOnce();

      for (const headers of [undefined, { 'last-event-id': seen }]) {
        const resumed = await readEventStream(`${streamUrl}?${format}since=${seen}`, headers);
        await resumed.next();
        expect(await resumed.next()).toMatchObject({ event: 'view', id: newest });
      }
      const polled = await (await fetch(`${url}/api/games/7?${format}since=${seen}`)).json();
      expect(polled).toMatchObject({ version: Number(newest), view: { gamePk: 7 } });
      expect(polled).not.toHaveProperty('deltas');
    },
  );

  test.each(['12345', 'nonsense'])('an unknown Last-Event-ID (%s) receives a snapshot', async (id) => {
    const stream = await readEventStream(`${(await startListeningApp()).streamUrl}?format=${viewFormat}`, {
      'last-event-id': id,
    });
    await stream.next();
    expect(await stream.next()).toMatchObject({ event: 'view' });
  });

  test('a closed viewer is removed, and stopping the server ends every stream with a retry hint', async () => {
    const { streamUrl, hub } = await startListeningApp();
    const [one, other] = [await readEventStream(streamUrl), await readEventStream(streamUrl)];
    await Promise.all([one.next(), other.next()]);
    expect(hub.subscriberCount).toBe(2);
    one.close();
    await expect.poll(() => hub.subscriberCount).toBe(1);
    hub.stop();
    await other.next();
    expect(Number((await other.next())?.retry)).toBeGreaterThanOrEqual(1000);
    expect(await other.next()).toBeNull();
  });

  test('an unknown game has status 404 and a message instead of a stream', async () => {
    const response = await fetch(`${(await startListeningApp()).url}/api/games/999/stream`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

test('a thousand viewers need no more requests of the upstream than one', async () => {
  const { streamUrl, upstream, time } = await startListeningApp();
  const streams = await Promise.all(Array.from({ length: 1000 }, () => readEventStream(streamUrl)));
  await Promise.all(streams.map((stream) => stream.next()));
  await Promise.all(streams.map((stream) => stream.next()));
  upstream.plays = 2;
  time.pass(10_000);
  const updates = await Promise.all(streams.map((stream) => stream.next()));
  expect(new Set(updates.map((update) => update?.data)).size).toBe(1);
  expect(upstream.requests).toEqual([
    '/api/v1.1/game/7/feed/live',
    '/api/v1/schedule',
    '/api/v1.1/game/7/feed/live/diffPatch',
    '/api/v1/schedule',
  ]);
});

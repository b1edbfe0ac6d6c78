import { describe, expect, test } from 'vitest';
import { applyDelta, decodeDelta } from '#contract/live/delta.ts';
import { gameViewSchema } from '#domain/game/model.ts';
import { readEventStream } from '#server/testing/read-event-stream.ts';
import { startTestApp } from '#server/testing/start-test-app.ts';

async function listeningApp() {
  const parts = await startTestApp();
  const url = await parts.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...parts, streamUrl: `${url}/api/games/7/stream`, url };
}

function parsed(data: string | null | undefined): { version: number; view: unknown } {
  return JSON.parse(data ?? 'null');
}

describe('the stream of a game', () => {
  test('begins with a retry hint and the whole, then sends what changes, which leads to what the server shows', async () => {
    const { streamUrl, url, upstream, time } = await listeningApp();
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
    const after = applyDelta(gameViewSchema.parse(view), decodeDelta(delta?.data ?? ''));
    const shown = await (await fetch(`${url}/api/games/7`)).json();
    expect(shown).toMatchObject({ version: version + 1, view: after });
  });

  test('resumes by Last-Event-ID with what was missed, and by since', async () => {
    const { streamUrl, upstream, time } = await listeningApp();
    const first = await readEventStream(streamUrl);
    await first.next();
    const seen = (await first.next())?.id ?? '';
    upstream.plays = 2;
    time.pass(10_000);
    const newest = (await first.next())?.id ?? '';

    const resumed = await readEventStream(streamUrl, { 'last-event-id': seen });
    await resumed.next();
    expect(await resumed.next()).toMatchObject({ event: 'delta', id: newest });
    expect(await resumed.next()).toMatchObject({ event: 'fresh' });

    const upToDate = await readEventStream(`${streamUrl}?since=${newest}`);
    await upToDate.next();
    expect(await upToDate.next()).toMatchObject({ event: 'fresh' });
  });

  test.each(['12345', 'nonsense'])('an unknown Last-Event-ID (%s) gets the whole', async (id) => {
    const { streamUrl } = await listeningApp();
    const stream = await readEventStream(streamUrl, { 'last-event-id': id });
    await stream.next();
    expect(await stream.next()).toMatchObject({ event: 'view' });
  });

  test('a comment every 15 s keeps the line alive', async () => {
    const { streamUrl, time } = await listeningApp();
    const stream = await readEventStream(streamUrl);
    await stream.next();
    await stream.next();
    time.pass(15_000);
    expect(await stream.next()).toMatchObject({ event: ':' });
  });

  test('a failing upstream is told once, with the age of what is shown, and so is its return', async () => {
    const { streamUrl, upstream, time } = await listeningApp();
    const stream = await readEventStream(streamUrl);
    await stream.next();
    await stream.next();
    upstream.isFailing = true;
    time.pass(10_000);
    const gone = await stream.next();
    expect(gone?.event).toBe('fresh');
    expect(JSON.parse(gone?.data ?? '')).toMatchObject({ isStale: true, asOf: Date.UTC(2031, 5, 1, 19) });
    upstream.isFailing = false;
    time.pass(20_000);
    expect(JSON.parse((await stream.nextEvent())?.data ?? '')).toMatchObject({ isStale: false });
  });

  test('a viewer who leaves is forgotten, and the end of the server ends every stream with a hint when to come back', async () => {
    const { streamUrl, hub } = await listeningApp();
    const [one, other] = [await readEventStream(streamUrl), await readEventStream(streamUrl)];
    await Promise.all([one.next(), other.next()]);
    expect(hub.viewerCount).toBe(2);
    one.close();
    await expect.poll(() => hub.viewerCount).toBe(1);
    hub.stop();
    await other.next();
    expect(Number((await other.next())?.retry)).toBeGreaterThanOrEqual(1000);
    expect(await other.next()).toBeNull();
  });

  test('an unknown game is a 404 in words, not a stream', async () => {
    const { url } = await listeningApp();
    const response = await fetch(`${url}/api/games/999/stream`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

test.each([1, 1000])('with %i viewers the upstream is asked the same', async (viewers) => {
  const { streamUrl, upstream, time } = await listeningApp();
  const streams = await Promise.all(Array.from({ length: viewers }, () => readEventStream(streamUrl)));
  await Promise.all(streams.map((stream) => stream.next()));
  await Promise.all(streams.map((stream) => stream.next()));
  upstream.plays = 2;
  time.pass(10_000);
  const updates = await Promise.all(streams.map((stream) => stream.next()));
  expect(new Set(updates.map((update) => update?.data)).size).toBe(1);
  expect(upstream.requests).toEqual(['/api/v1.1/game/7/feed/live', '/api/v1.1/game/7/feed/live/diffPatch']);
});

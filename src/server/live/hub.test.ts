import { expect, onTestFinished, test, vi } from 'vitest';
import { inventedHeader } from '#domain/game/testing/invented-game.ts';
import { pitch, start } from '#domain/game/testing/play-script.ts';
import { manualTime } from '#server/testing/manual-time.ts';
import { soleReader } from './live-reader.ts';
import { createHub } from './hub.ts';
import { fakeViewer } from './testing/fake-viewer.ts';
import { readingOf, scriptedReader, settle } from './testing/scripted-reader.ts';

function setUp({ maxGames = 200 } = {}) {
  const time = manualTime();
  const readers = new Map<number, ReturnType<typeof scriptedReader>>();
  const readerOf = vi.fn<(gamePk: number) => ReturnType<typeof scriptedReader>>((gamePk) => {
    const reader = scriptedReader(readingOf());
    readers.set(gamePk, reader);
    return reader;
  });
  const hub = createHub({
    readerOf: (gamePk) => soleReader(readerOf(gamePk)),
    maxGames,
    clock: { speed: 1, now: () => (inventedHeader.startsAt ?? 0) + 1000 },
    after: time.after,
    random: () => 0.5,
    realNow: time.now,
    log: { warn: () => {} },
  });
  onTestFinished(() => hub.stop());
  const pass = async (ms: number) => {
    time.pass(ms);
    await settle();
  };
  const watch = async (gamePk: number, since: number | null = null) => {
    const viewer = fakeViewer();
    (await hub.open(gamePk))({ response: viewer.response, since });
    return viewer;
  };
  return { hub, readers, readerOf, pass, watch };
}

test('all viewers of a game share one follower and receive the same frame', async () => {
  const { hub, readers, readerOf, pass, watch } = setUp();
  const viewers = [await watch(1), await watch(1), await watch(1)];
  expect(readerOf).toHaveBeenCalledTimes(1);
  expect([hub.gameCount, hub.viewerCount]).toEqual([1, 3]);
  const before = viewers.map((viewer) => viewer.written().length);
  const reader = readers.get(1);
  if (reader) reader.next = readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'ball', 1, 0)]);
  await pass(10_000);
  const frames = viewers.map((viewer, index) => viewer.written().slice(before[index]));
  expect(frames[0]).toContain('event:delta');
  expect(new Set(frames).size).toBe(1);
});

test('a new viewer receives a reconnection delay and the whole view', async () => {
  const { watch } = setUp();
  const viewer = await watch(1);
  expect(viewer.written()).toMatch(/^retry: 2000\n\nid:\d+\nevent:view\ndata:\{/);
});

test('a viewer that reconnects receives only the missed deltas', async () => {
  const { hub, readers, pass, watch } = setUp();
  await watch(1);
  const { version } = await hub.game(1);
  const reader = readers.get(1);
  if (reader) reader.next = readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'ball', 1, 0)]);
  await pass(10_000);
  const written = (await watch(1, version)).written();
  expect(written).toContain(`id:${version + 1}\nevent:delta`);
  expect(written).not.toContain('event:view');
});

test('every stream receives a heartbeat every fifteen seconds', async () => {
  const { pass, watch } = setUp();
  const viewer = await watch(1);
  const before = viewer.written().length;
  await pass(14_999);
  expect(viewer.written().slice(before)).toBe('');
  await pass(1);
  expect(viewer.written().slice(before)).toBe(':\n\n');
});

test('a game is dropped after its last viewer has left', async () => {
  const { hub, pass, watch } = setUp();
  const viewer = await watch(1);
  await pass(30_000);
  expect(hub.gameCount).toBe(1);
  viewer.close();
  expect(hub.viewerCount).toBe(0);
  await pass(10_000);
  expect(hub.gameCount).toBe(0);
});

test('a game that could not be read is requested again after a pause', async () => {
  const { hub, readerOf, pass } = setUp();
  readerOf.mockImplementationOnce(() => scriptedReader(new Error('down')));
  await expect(hub.game(1)).rejects.toThrow('down');
  await expect(hub.game(1)).rejects.toThrow('down');
  expect(readerOf).toHaveBeenCalledTimes(1);
  await pass(3000);
  await expect(hub.game(1)).resolves.toMatchObject({ freshness: { isStale: false } });
});

test('beyond the limit, the least recently requested game without viewers is dropped', async () => {
  const { hub, readerOf, pass, watch } = setUp({ maxGames: 3 });
  await watch(1);
  await pass(1);
  await hub.game(2);
  await pass(1);
  await hub.game(3);
  await pass(1);
  await hub.game(4);
  expect(hub.gameCount).toBe(3);
  readerOf.mockClear();
  await Promise.all([hub.game(1), hub.game(3), hub.game(4)]);
  expect(readerOf).not.toHaveBeenCalled();
  await hub.game(2);
  expect(readerOf.mock.calls).toEqual([[2]]);
});

test('stop ends every stream and stops polling', async () => {
  const { hub, readers, pass, watch } = setUp();
  const viewer = await watch(1);
  void hub.stop();
  expect([viewer.isEnded(), hub.gameCount]).toEqual([true, 0]);
  await pass(60_000);
  expect(readers.get(1)?.reads).toBe(1);
});

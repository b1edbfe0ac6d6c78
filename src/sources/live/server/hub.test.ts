import { expect, onTestFinished, test, vi } from 'vitest';
import { manualTime } from '#app/testing/manual-time.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { createLocalBus } from '#platform/bus/testing/create-local-bus.ts';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import { inventedHeader } from '#rules/baseball/game/testing/invented-game.ts';
import { move, pitch, play, start } from '#rules/baseball/game/testing/play-script.ts';
import { diffViews } from '../diff-views.ts';
import { gameSnapshots, gameUpdates } from './game-topics.ts';
import { createHub } from './hub.ts';
import { newestViewOf } from './live-game.ts';
import { fakeSubscriber } from './testing/fake-subscriber.ts';
import { readingOf, scriptedReader, settle } from './testing/scripted-reader.ts';

const over = { ...inventedHeader.status, phase: 'final', text: 'Final' } as const;
const firstPitch = readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'ball', 1, 0)]);

/** A process that leads among others. `first`: the first reading of each game. */
function setUp({ maxGames = 200, first = readingOf() } = {}) {
  const time = manualTime();
  const readers = new Map<number, ReturnType<typeof scriptedReader>>();
  const readerOf = vi.fn<(gamePk: number) => ReturnType<typeof scriptedReader>>((gamePk) => {
    const reader = scriptedReader(first);
    readers.set(gamePk, reader);
    return reader;
  });
  const warn = vi.fn<(detail: object, message: string) => void>();
  const bus = createLocalBus();
  const parts = { bus, after: time.after, random: () => 0.5, realNow: time.now, log: { warn }, maxGames };
  const clock = { speed: 1, now: () => (inventedHeader.startsAt ?? 0) + 1000 };
  const budget = { hasLeft: () => true, isShort: () => false };
  const hub = createHub({ ...parts, readerOf, clock, budget });
  hub.lead(true);
  onTestFinished(() => hub.stop());
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 500) {
      time.pass(Math.min(500, ms - passed));
      await settle();
    }
  };
  const watch = async (gamePk: number, since: number | null = null) => {
    const subscriber = fakeSubscriber();
    (await hub.open(gamePk))({ response: subscriber.response, since });
    return subscriber;
  };
  const read = (next: ReturnType<typeof readingOf> | Error, gamePk = 1) => {
    const reader = readers.get(gamePk);
    if (reader) reader.next = next;
  };
  return {
    hub,
    bus,
    readers,
    readerOf,
    pass,
    watch,
    read,
    warn,
    /** another process leads */
    changeLeader: () => {
      hub.lead(false);
      hub.lead(true);
    },
    endLeader: () => hub.lead(false),
  };
}

test('all subscribers of a game share one follower and receive the same frame at the interval that the upstream requests', async () => {
  const { hub, readerOf, pass, watch, read } = setUp();
  const subscribers = [await watch(1), await watch(1), await watch(1)];
  expect(readerOf).toHaveBeenCalledTimes(1);
  expect([hub.gameCount, hub.subscriberCount]).toEqual([1, 3]);
  const before = subscribers.map((subscriber) => subscriber.written().length);
  read(firstPitch);
  await pass(9999);
  expect(subscribers[0]?.written()).toHaveLength(before[0] ?? 0);
  await pass(1);
  const frames = subscribers.map((subscriber, index) => subscriber.written().slice(before[index]));
  expect(frames[0]).toContain('event:delta');
  expect(new Set(frames).size).toBe(1);
  expect((await hub.game(1)).view.balls).toBe(1);
});

test('subscribers receive nothing when a reading has no change', async () => {
  const { pass, watch } = setUp();
  const subscriber = await watch(1);
  const before = subscriber.written();
  await pass(12_000);
  expect(subscriber.written()).toBe(before);
});

test('a new subscriber receives a reconnection delay and the whole view', async () => {
  expect((await setUp().watch(1)).written()).toMatch(/^retry: 2000\n\nid:\d+\nevent:view\ndata:\{/);
});

test('a subscriber that reconnects receives only the missed deltas', async () => {
  const { hub, pass, watch, read } = setUp();
  await watch(1);
  const { version } = await hub.game(1);
  read(firstPitch);
  await pass(10_000);
  const written = (await watch(1, version)).written();
  expect(written).toContain(`id:${version + 1}\nevent:delta`);
  expect(written).not.toContain('event:view');
});

test('after a failed reading subscribers see stale data once, and the interval doubles', async () => {
  const { readers, pass, watch, read, warn } = setUp();
  const subscriber = await watch(1);
  read(new Error('down'));
  await pass(10_000);
  expect(subscriber.written()).toContain('"isStale":true');
  expect(warn).toHaveBeenCalledTimes(1);
  await pass(19_500);
  expect(readers.get(1)?.reads).toBe(2);
  await pass(500);
  expect(readers.get(1)?.reads).toBe(3);
  expect(subscriber.written().match(/"isStale":true/g)).toHaveLength(1);
  read(readingOf());
  await pass(40_000);
  expect(subscriber.written().match(/event:fresh/g)).toHaveLength(2);
  expect(subscriber.written()).toContain('event:fresh\ndata:{"asOf":1000,"isStale":false}');
});

test('a box score without a change of the view is read by the next request', async () => {
  const { hub, pass, watch, read } = setUp();
  await watch(1);
  const { version } = await hub.game(1);
  const changed = readingOf();
  read({ ...changed, box: { ...changed.box, notes: [{ label: 'WP', text: 'Lee.' }] } });
  await pass(10_000);
  expect(await hub.game(1)).toMatchObject({ version, box: { notes: [{ label: 'WP' }] } });
});

test('every stream receives a heartbeat every fifteen seconds', async () => {
  const { pass, watch } = setUp();
  const subscriber = await watch(1);
  const before = subscriber.written().length;
  await pass(14_999);
  expect(subscriber.written().slice(before)).toBe('');
  await pass(1);
  expect(subscriber.written().slice(before)).toBe('event:heartbeat\ndata:{}\n\n');
});

test('a game is dropped after its last subscriber has left, and is no longer read', async () => {
  const { hub, readers, pass, watch } = setUp();
  const subscriber = await watch(1);
  await pass(30_000);
  expect(hub.gameCount).toBe(1);
  subscriber.close();
  expect(hub.subscriberCount).toBe(0);
  await pass(25_000);
  expect(hub.gameCount).toBe(0);
  await pass(30_000);
  const reads = readers.get(1)?.reads;
  await pass(60_000);
  expect(readers.get(1)?.reads).toBe(reads);
});

test('a game that is over is read five more times and then stays in memory', async () => {
  const { hub, readers, pass, watch } = setUp({ first: readingOf([{ type: 'status', status: over }]) });
  await watch(1);
  await pass(9 * 60_000);
  expect([readers.get(1)?.reads, hub.gameCount]).toEqual([1 + 5, 1]);
});

test('a correction after the end changes the statistics of the subscribers, and the game stays over', async () => {
  const scored = (event: string) =>
    readingOf([...play(0, [1, 'top'], 101, event, move(101, null, 1)), { type: 'status', status: over }]);
  const { hub, pass, watch, read } = setUp({ first: scored('Single') });
  const subscriber = await watch(1);
  expect((await hub.game(1)).view.totals.away.hits).toBe(1);
  read(scored('Field Error'));
  await pass(60_000);
  expect(subscriber.written()).toContain('event:delta');
  expect((await hub.game(1)).view).toMatchObject({ status: over, totals: { away: { hits: 0 } } });
});

test('a game that could not be read is requested again after a pause', async () => {
  const { hub, readerOf, pass } = setUp();
  readerOf.mockImplementationOnce(() => scriptedReader(new UpstreamError('network', 'down')));
  await expect(hub.game(1)).rejects.toThrow('down');
  await expect(hub.game(1)).rejects.toThrow('down');
  expect(readerOf).toHaveBeenCalledTimes(1);
  await pass(3000);
  await expect(hub.game(1)).resolves.toMatchObject({ freshness: { isStale: false } });
});

test('beyond the limit, the least recently requested game without subscribers is dropped', async () => {
  const { hub, readerOf, pass, watch } = setUp({ maxGames: 3 });
  await watch(1);
  for (const gamePk of [2, 3, 4]) {
    await pass(5500);
    await hub.game(gamePk);
  }
  expect([hub.gameCount, hub.subscriberCount]).toEqual([3, 1]);
  expect(readerOf.mock.calls).toEqual([[1], [2], [3], [4]]);
});

/** The games of which the bus keeps a snapshot or updates. */
async function keptGames(bus: Bus, most: number): Promise<number[]> {
  const games = Array.from({ length: most }, (_, index) => index + 1);
  const count = async (key: string) =>
    (await bus.replay(gameSnapshots, key)).length + (await bus.replay(gameUpdates, key)).length;
  const kept = await Promise.all(games.map((gamePk) => count(String(gamePk))));
  return games.filter((_, index) => kept[index] !== 0);
}

test('nothing is kept of games that are no longer followed', async () => {
  const { hub, bus, pass, read } = setUp({ maxGames: 3 });
  for (let gamePk = 1; gamePk <= 40; gamePk += 1) {
    await hub.game(gamePk);
    read(firstPitch, gamePk);
    await pass(1000);
  }
  expect((await keptGames(bus, 40)).length).toBeLessThanOrEqual(3);
  await pass(120_000);
  expect(await keptGames(bus, 40)).toEqual([]);
});

test('a game that is dropped while it is read leaves nothing, and can be followed again at once', async () => {
  const { hub, bus, readerOf, watch } = setUp({ maxGames: 1 });
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof readingOf>>();
  readerOf.mockImplementationOnce(() => ({ ...scriptedReader(readingOf()), read: () => promise }));
  const first = hub.game(1).catch(() => null);
  await hub.game(2);
  const again = hub.game(1);
  resolve(readingOf());
  await first;
  expect((await again).freshness.isStale).toBe(false);
  expect((await watch(1)).written()).toContain('event:view');
  expect(await keptGames(bus, 2)).toEqual([1]);
});

test('a leader that stops leaves what the next one continues with', async () => {
  const { bus, watch, endLeader } = setUp();
  await watch(1);
  endLeader();
  await settle();
  expect(await keptGames(bus, 1)).toEqual([1]);
});

test('a new leader continues the versions, and subscribers receive only deltas', async () => {
  const { hub, pass, watch, read, changeLeader, readers } = setUp();
  const subscriber = await watch(1);
  const { version } = await hub.game(1);
  read(firstPitch);
  await pass(10_000);
  changeLeader();
  await pass(6000);
  read(readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'ball', 1, 0), pitch(2, 'ball', 2, 0)]));
  await pass(12_000);
  expect(readers.get(1)?.reads).toBeGreaterThan(1);
  const ids = [...subscriber.written().matchAll(/id:(\d+)\nevent:(\w+)/g)].map(([, id, kind]) => [Number(id), kind]);
  expect(ids[0]).toEqual([version, 'view']);
  expect(ids.slice(1).map(([, kind]) => kind)).not.toContain('view');
  expect(ids.slice(1).map(([id]) => id)).toEqual(ids.slice(1).map((_, place) => version + 1 + place));
  expect((await hub.game(1)).view.balls).toBe(2);
});

test('an update that a killed leader has stored but not sent is sent by the next one', async () => {
  const { hub, bus, pass, watch, changeLeader } = setUp();
  const subscriber = await watch(1);
  const { version, log, box } = await hub.game(1);
  const [stored] = await bus.replay(gameSnapshots, '1');
  const delta = diffViews(newestViewOf(log), newestViewOf(firstPitch.log)) ?? '';
  const snapshot = { version: version + 1, log: firstPitch.log, box, pitchVideos: {}, asOf: 1000, arrivals: [], delta };
  await bus.publish(gameSnapshots, '1', snapshot, stored?.number);
  expect(subscriber.written()).not.toContain('event:delta');
  changeLeader();
  await pass(6000);
  expect(subscriber.written()).toContain(`id:${version + 1}\nevent:delta\ndata:${delta}`);
});

test('a leader that was stuck publishes nothing after another one has', async () => {
  const { bus, hub, pass, watch, read, readerOf } = setUp();
  await watch(1);
  const [stored] = await bus.replay(gameSnapshots, '1');
  if (stored === undefined) throw new Error('No snapshot');
  await bus.publish(gameSnapshots, '1', { ...stored.value, version: stored.value.version + 50 }, stored.number);
  read(firstPitch);
  readerOf.mockClear();
  await pass(20_000);
  expect(readerOf).toHaveBeenCalledTimes(1);
  expect((await hub.game(1)).version).toBeGreaterThanOrEqual(stored.value.version + 50);
});

test('without a leader the last state is shown as stale, and nothing is read', async () => {
  const { hub, pass, watch, readers, endLeader } = setUp();
  const subscriber = await watch(1);
  endLeader();
  await pass(20_000);
  expect(subscriber.written()).toContain('"isStale":true');
  expect((await hub.game(1)).freshness).toEqual({ asOf: 1000, isStale: true });
  expect(readers.get(1)?.reads).toBe(1);
});

test('stop ends every stream with a reconnection delay', async () => {
  const { hub, readers, pass, watch, endLeader } = setUp();
  const subscriber = await watch(1);
  hub.stop();
  endLeader();
  expect([subscriber.isEnded(), hub.gameCount]).toEqual([true, 0]);
  expect(subscriber.written()).toContain('retry: 3500\n\n');
  await pass(60_000);
  expect(readers.get(1)?.reads).toBe(1);
});

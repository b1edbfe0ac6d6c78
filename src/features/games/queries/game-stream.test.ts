import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Freshness } from '#platform/api/input-schemas.ts';
import type { StreamMessage } from '#sources/live/view-delta.ts';
import { openGameStream, type Connection } from './game-stream.ts';
import { ScriptedDocument, ScriptedStream } from './testing/scripted-tab.ts';

/** The locks of a browser: those that are free are granted at once. */
class ScriptedLocks {
  readonly held = new Set<string>();
  #waiting: { name: string; signal: AbortSignal; sit: () => Promise<void> | undefined }[] = [];

  request(name: string, { signal }: { signal: AbortSignal }, sit: () => Promise<void> | undefined): Promise<void> {
    this.#waiting.push({ name, signal, sit });
    this.grant();
    return Promise.resolve();
  }

  grant(): void {
    const next = this.#waiting.find(({ name, signal }) => !signal.aborted && !this.held.has(name));
    if (next === undefined) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.held.add(next.name);
    const release = () => {
      this.held.delete(next.name);
      this.grant();
    };
    void next.sit()?.then(release);
  }
}

let page: ScriptedDocument;
let tab: EventTarget;
let locks: ScriptedLocks;
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  page = new ScriptedDocument();
  tab = new EventTarget();
  ScriptedStream.opened = [];
  vi.stubGlobal('EventSource', ScriptedStream);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', tab);
  locks = new ScriptedLocks();
  vi.stubGlobal('navigator', { locks });
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open({ isDelayed = false } = {}) {
  const taken: StreamMessage[] = [];
  const freshness: Freshness[] = [];
  const connections: Connection[] = [];
  const seen = { taken, freshness, connections, polls: 0, heard: 0, restarts: 0, version: 7, isAnswered: true };
  const stop = openGameStream({
    streamUrl: () => `/stream?since=${seen.version}`,
    receiver: {
      receive: (message) => taken.push(message),
      async catchUp() {
        seen.polls += 1;
        return seen.isAnswered;
      },
    },
    onFreshness: (each) => freshness.push(each),
    onMessage: () => (seen.heard += 1),
    onConnection: (each) => connections.push(each),
    restart() {
      if (isDelayed) seen.restarts += 1;
      return isDelayed;
    },
  });
  stops.push(stop);
  return { seen, stop };
}

const newest = (): ScriptedStream => {
  const stream = ScriptedStream.opened.at(-1);
  if (!stream) throw new Error('No stream was opened.');
  return stream;
};

test('messages of the stream are applied with their version', () => {
  const { seen } = open();
  newest().connect();
  newest().send('delta', '[1]', '8');
  expect(seen.taken).toEqual([{ type: 'delta', version: 8, delta: '[1]' }]);
  expect(seen.connections).toEqual(['connecting', 'live']);
});

test('a change of the freshness is reported', () => {
  const { seen } = open();
  newest().connect();
  newest().send('view', JSON.stringify({ version: 8, view: {}, freshness: { asOf: 1, isStale: false } }));
  newest().send('fresh', JSON.stringify({ asOf: 1, isStale: true }));
  newest().send('fresh', JSON.stringify({ asOf: 2, isStale: false }));
  expect(seen.freshness.map(({ isStale }) => isStale)).toEqual([false, true, false]);
});

/** The last state of the connection, after pending calls. */
async function settled({ connections }: { connections: Connection[] }): Promise<Connection | undefined> {
  await vi.advanceTimersByTimeAsync(0);
  return connections.at(-1);
}

test('while the browser reconnects, the page polls after each attempt and every ten seconds until the stream is open', async () => {
  const { seen } = open();
  newest().connect();
  newest().fail(0);
  newest().fail(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(seen.polls).toBe(5);
  expect(seen.connections.slice(0, 3)).toEqual(['connecting', 'live', 'reconnecting']);
  expect(new Set(seen.connections.slice(2))).toEqual(new Set(['reconnecting']));
  newest().connect();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([seen.polls, seen.connections.at(-1)]).toEqual([5, 'live']);
  expect(ScriptedStream.opened).toHaveLength(1);
});

test('a closed stream is opened again after thirty seconds with the current version', () => {
  const { seen } = open();
  newest().fail(2);
  seen.version = 9;
  vi.advanceTimersByTime(29_999);
  expect(ScriptedStream.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(ScriptedStream.opened.map(({ url }) => url)).toEqual(['/stream?since=7', '/stream?since=9']);
  newest().connect();
  expect(seen.connections.at(-1)).toBe('live');
});

describe('a hidden page', () => {
  test('closes the stream after five seconds, gives its seat back and does not poll; when visible again, it resumes', () => {
    const { seen } = open();
    newest().connect();
    page.become('hidden');
    vi.advanceTimersByTime(5000);
    expect(newest().readyState).toBe(ScriptedStream.CLOSED);
    vi.advanceTimersByTime(600_000);
    expect(seen.polls).toBe(0);
    seen.version = 9;
    page.become('visible');
    expect(ScriptedStream.opened.map(({ url }) => url)).toEqual(['/stream?since=7', '/stream?since=9']);
  });

  test('keeps the stream if it is visible again before', () => {
    open();
    newest().connect();
    page.become('hidden');
    vi.advanceTimersByTime(4000);
    page.become('visible');
    for (let passed = 0; passed < 60_000; passed += 15_000) {
      vi.advanceTimersByTime(15_000);
      newest().send('heartbeat', '{}');
    }
    expect(ScriptedStream.opened).toHaveLength(1);
    expect(newest().readyState).toBe(1);
  });

  test('does not poll if its stream was closed before', () => {
    const { seen } = open();
    newest().fail(2);
    page.become('hidden');
    vi.advanceTimersByTime(5000);
    const pollsBefore = seen.polls;
    vi.advanceTimersByTime(600_000);
    expect(seen.polls).toBe(pollsBefore);
    expect(ScriptedStream.opened).toHaveLength(1);
  });

  test('opens no stream and takes no seat until it is visible', async () => {
    page.visibilityState = 'hidden';
    const { seen } = open();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([ScriptedStream.opened.length, locks.held.size, seen.polls]).toEqual([0, 0, 0]);
    page.become('visible');
    newest().connect();
    expect([await settled(seen), locks.held.size]).toEqual(['live', 1]);
  });

  test('polls without locks, as no tab knows how many others there are', async () => {
    vi.stubGlobal('navigator', {});
    page.visibilityState = 'hidden';
    const { seen } = open();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([ScriptedStream.opened.length, seen.polls]).toEqual([0, 3]);
  });

  test('keeps the stream for a small window above it, until that is closed', async () => {
    const above: { window: unknown } = { window: {} };
    vi.stubGlobal('documentPictureInPicture', above);
    page.visibilityState = 'hidden';
    open();
    newest().connect();
    newest().send('heartbeat', '{}');
    vi.advanceTimersByTime(15_000);
    expect(newest().readyState).toBe(1);
    above.window = null;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([newest().readyState, locks.held.size]).toEqual([ScriptedStream.CLOSED, 0]);
  });
});

describe('tabs of one browser', () => {
  test('have at most four streams; the others poll and say so, and take a seat that becomes free', async () => {
    const tabs = [1, 2, 3, 4, 5, 6].map(() => open());
    for (const stream of ScriptedStream.opened) stream.connect();
    expect(ScriptedStream.opened).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1000);
    expect(tabs.map(({ seen }) => seen.polls)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(tabs.map(({ seen }) => seen.connections.at(-1))).toEqual([
      'live',
      'live',
      'live',
      'live',
      'polling',
      'polling',
    ]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tabs[4]?.seen.polls).toBe(3);
    tabs[1]?.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(ScriptedStream.opened).toHaveLength(5);
    newest().connect();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tabs.map(({ seen }) => seen.connections.at(-1))).toEqual([
      'live',
      'live',
      'live',
      'live',
      'live',
      'polling',
    ]);
    expect([tabs[4]?.seen.polls, tabs[5]?.seen.polls]).toEqual([3, 5]);
  });

  test('that poll say that they reconnect when a poll is not answered', async () => {
    const tabs = [1, 2, 3, 4, 5].map(() => open());
    for (const { seen } of tabs) seen.isAnswered = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tabs[4]?.seen).toMatchObject({ heard: 0, connections: ['connecting', 'reconnecting', 'reconnecting'] });
  });
});

describe('a stream from which nothing arrives', () => {
  test('is replaced after forty seconds, with the current version, and the page says that it reconnects', async () => {
    const { seen } = open();
    newest().connect();
    newest().send('heartbeat', '{}');
    seen.isAnswered = false;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(seen.connections).toEqual(['connecting', 'live']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(ScriptedStream.opened.map(({ readyState }) => readyState)).toEqual([2, 0]);
    expect([seen.connections.at(-1), seen.polls]).toEqual(['reconnecting', 1]);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(ScriptedStream.opened).toHaveLength(3);
    newest().connect();
    expect(await settled(seen)).toBe('live');
  });

  test('is replaced at the first check after the computer has slept, while which timers do not run', async () => {
    const { seen } = open();
    newest().connect();
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(5000);
    expect([ScriptedStream.opened.length, seen.connections.at(-1)]).toEqual([2, 'reconnecting']);
  });

  test('is not replaced while heartbeats arrive', async () => {
    const { seen } = open();
    newest().connect();
    for (let passed = 0; passed < 600_000; passed += 15_000) {
      await vi.advanceTimersByTimeAsync(15_000);
      newest().send('heartbeat', '{}');
    }
    expect([ScriptedStream.opened.length, seen.connections.at(-1), seen.polls]).toEqual([1, 'live', 0]);
    expect(seen.heard).toBe(41);
  });

  test('is replaced at once when the page knows that the server is back', async () => {
    const { seen } = open();
    newest().connect();
    tab.dispatchEvent(new Event('connection-back'));
    expect(ScriptedStream.opened).toHaveLength(2);
    newest().connect();
    expect(await settled(seen)).toBe('live');
  });
});

test('a viewer with a delay begins again after each interruption', () => {
  const { seen } = open({ isDelayed: true });
  newest().connect();
  expect(seen.restarts).toBe(0);
  vi.advanceTimersByTime(45_000);
  expect(seen.restarts).toBe(1);
  page.become('hidden');
  vi.advanceTimersByTime(5000);
  page.become('visible');
  expect([seen.restarts, ScriptedStream.opened.length]).toEqual([2, 1]);
});

test('without a network the stream is closed and nothing is requested; with one it is opened again', () => {
  const { seen } = open();
  newest().connect();
  tab.dispatchEvent(new Event('offline'));
  expect(newest().readyState).toBe(ScriptedStream.CLOSED);
  expect(seen.connections.at(-1)).toBe('connecting');
  vi.advanceTimersByTime(600_000);
  expect([seen.polls, ScriptedStream.opened.length]).toEqual([0, 1]);
  tab.dispatchEvent(new Event('online'));
  expect(ScriptedStream.opened).toHaveLength(2);
});

test('after it is stopped there is no stream, no poll and no listener', () => {
  const { seen, stop } = open();
  newest().fail(2);
  stop();
  vi.advanceTimersByTime(600_000);
  page.become('hidden');
  page.become('visible');
  tab.dispatchEvent(new Event('online'));
  expect(seen.polls).toBe(1);
  expect(ScriptedStream.opened).toHaveLength(1);
});

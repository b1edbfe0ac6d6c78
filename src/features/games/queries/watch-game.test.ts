import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Freshness } from '#platform/api/input-schemas.ts';
import type { StreamMessage } from '#sources/live/codec/delta.ts';
import { watchGame, type Connection } from './watch-game.ts';

/** An event source whose connection and messages are controlled by the test. */
class ScriptedStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: ScriptedStream[] = [];
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    ScriptedStream.opened.push(this);
  }

  connect(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  send(type: string, data: unknown, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(type, { data: String(data), lastEventId }));
  }

  /** Fails with (0) or without (2) an automatic reconnection by the browser. */
  fail(readyState: 0 | 2): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = 2;
  }
}

class ScriptedDocument extends EventTarget {
  visibilityState = 'visible';

  become(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: ScriptedDocument;
let tab: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new ScriptedDocument();
  tab = new EventTarget();
  ScriptedStream.opened = [];
  vi.stubGlobal('EventSource', ScriptedStream);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', tab);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function watch() {
  const taken: StreamMessage[] = [];
  const freshness: Freshness[] = [];
  const connections: Connection[] = [];
  const seen = { taken, freshness, connections, polls: 0, version: 7 };
  const stop = watchGame({
    streamUrl: () => `/stream?since=${seen.version}`,
    follower: {
      apply: (message) => taken.push(message),
      async catchUp() {
        seen.polls += 1;
      },
    },
    onFreshness: (each) => freshness.push(each),
    onConnection: (each) => connections.push(each),
  });
  return { seen, stop };
}

const newest = (): ScriptedStream => {
  const stream = ScriptedStream.opened.at(-1);
  if (!stream) throw new Error('No stream was opened.');
  return stream;
};

test('messages of the stream are applied with their version', () => {
  const { seen } = watch();
  newest().connect();
  newest().send('delta', '[1]', '8');
  expect(seen.taken).toEqual([{ type: 'delta', version: 8, delta: '[1]' }]);
  expect(seen.connections).toEqual(['connecting', 'live']);
});

test('a change of the freshness is reported', () => {
  const { seen } = watch();
  newest().connect();
  newest().send('view', JSON.stringify({ version: 8, view: {}, freshness: { asOf: 1, isStale: false } }));
  newest().send('fresh', JSON.stringify({ asOf: 1, isStale: true }));
  newest().send('fresh', JSON.stringify({ asOf: 2, isStale: false }));
  expect(seen.freshness.map(({ isStale }) => isStale)).toEqual([false, true, false]);
});

test('while the browser reconnects, the page polls after each attempt and every ten seconds until the stream is open', () => {
  const { seen } = watch();
  newest().connect();
  newest().fail(0);
  newest().fail(0);
  vi.advanceTimersByTime(30_000);
  expect(seen).toMatchObject({ polls: 5, connections: ['connecting', 'live', 'polling', 'polling'] });
  newest().connect();
  vi.advanceTimersByTime(60_000);
  expect([seen.polls, seen.connections.at(-1)]).toEqual([5, 'live']);
  expect(ScriptedStream.opened).toHaveLength(1);
});

test('a closed stream is opened again after thirty seconds with the current version', () => {
  const { seen } = watch();
  newest().fail(2);
  seen.version = 9;
  vi.advanceTimersByTime(29_999);
  expect(ScriptedStream.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(ScriptedStream.opened.map(({ url }) => url)).toEqual(['/stream?since=7', '/stream?since=9']);
  newest().connect();
  expect(seen.connections.at(-1)).toBe('live');
});

test('a page hidden for a minute closes the stream and does not poll; when visible again, it resumes', () => {
  const { seen } = watch();
  newest().connect();
  page.become('hidden');
  vi.advanceTimersByTime(60_000);
  expect(newest().readyState).toBe(ScriptedStream.CLOSED);
  vi.advanceTimersByTime(600_000);
  expect(seen.polls).toBe(0);
  page.become('visible');
  expect(ScriptedStream.opened).toHaveLength(2);
});

test('a page hidden for less than a minute does not close the stream', () => {
  watch();
  newest().connect();
  page.become('hidden');
  vi.advanceTimersByTime(59_000);
  page.become('visible');
  vi.advanceTimersByTime(60_000);
  expect(ScriptedStream.opened).toHaveLength(1);
  expect(newest().readyState).toBe(1);
});

test('a page hidden while its stream is closed does not poll', () => {
  const { seen } = watch();
  newest().fail(2);
  page.become('hidden');
  vi.advanceTimersByTime(60_000);
  const pollsBefore = seen.polls;
  vi.advanceTimersByTime(600_000);
  expect(seen.polls).toBe(pollsBefore);
  expect(ScriptedStream.opened).toHaveLength(1);
});

test('without a network the stream is closed and nothing is requested; with one it is opened again', () => {
  const { seen } = watch();
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
  const { seen, stop } = watch();
  newest().fail(2);
  stop();
  vi.advanceTimersByTime(600_000);
  page.become('hidden');
  page.become('visible');
  tab.dispatchEvent(new Event('online'));
  expect(seen.polls).toBe(1);
  expect(ScriptedStream.opened).toHaveLength(1);
});

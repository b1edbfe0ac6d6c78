import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { league } from '#app/testing/invented-games.ts';
import { leagueQuery } from '#features/league/queries.ts';
import { createQueryClient } from '#platform/page/query.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { liveView } from '#rules/baseball/game/testing/invented-views.ts';
import { newest } from '#rules/viewer/viewer.ts';
import { diffViews } from '#sources/live/diff-views.ts';
import { updateGameCache } from './game-cache.ts';
import type { Connection } from './game-stream.ts';
import { gameQuery } from './games.ts';
import { ScriptedDocument, ScriptedStream } from './testing/scripted-tab.ts';

const second = 1000;
const start = Date.UTC(2031, 5, 1, 19);

/** a game in which the number of outs equals the version, which has changed every ten seconds since the start */
const viewAt = (version: number): GameView => liveView({ outs: version });
const newestVersion = () => Math.floor((Date.now() - start) / (10 * second));

/** The game as the server sends it to a viewer with this delay. */
function atInstant(delay: number) {
  const version = newestVersion();
  const shown = Math.max(0, Math.floor((Date.now() - delay - start) / (10 * second)));
  const pending = Array.from({ length: version - shown }, (_, index) => ({
    at: start + (shown + index + 1) * 10 * second,
    delta: diffViews(viewAt(shown + index), viewAt(shown + index + 1)) ?? '',
  }));
  return { version, view: viewAt(shown), pending, freshness: { asOf: Date.now(), isStale: false } };
}

let page: ScriptedDocument;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  page = new ScriptedDocument();
  ScriptedStream.opened = [];
  vi.stubGlobal('EventSource', ScriptedStream);
  vi.stubGlobal('document', Object.assign(page, { cookie: '' }));
  vi.stubGlobal('window', new EventTarget());
  // without locks, a tab has its seat at once
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  stop();
  viewerStore.changeClock(newest.clock);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const delay = 30;

/** A page whose viewer has a delay. `respond`: what the server sends to it */
function openPage(respond = () => atInstant(delay * second)) {
  viewerStore.changeClock({ delay, heldAt: null });
  const queryClient = createQueryClient({ call: () => Promise.reject(new Error('No call')), isServer: false });
  const { queryKey } = gameQuery('1');
  queryClient.setQueryData(queryKey, { version: 0, view: viewAt(0), freshness: { asOf: start, isStale: false } });
  queryClient.setQueryData(leagueQuery.queryKey, { ...league, now: start });
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return Response.json(respond());
  });
  const connections: Connection[] = [];
  const onConnection = (connection: Connection) => void connections.push(connection);
  stop = updateGameCache({ queryClient, gamePk: '1', delay, onConnection });
  return { urls, connections, outs: () => queryClient.getQueryData(queryKey)?.view?.outs };
}

test('a viewer with a delay who looks at the page again sees the game as it was one delay ago, and what followed at its time', async () => {
  const { urls, connections, outs } = openPage();
  await vi.advanceTimersByTimeAsync(0);
  ScriptedStream.opened[0]?.connect();
  page.become('hidden');
  await vi.advanceTimersByTimeAsync(600 * second);
  expect(ScriptedStream.opened[0]?.readyState).toBe(ScriptedStream.CLOSED);
  page.become('visible');
  expect(connections.at(-1)).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(0);
  expect(outs()).toBe(57);
  expect(ScriptedStream.opened.at(-1)?.url).toBe('/api/games/1/stream?format=1&since=60');
  await vi.advanceTimersByTimeAsync(10 * second);
  expect(outs()).toBe(58);
  await vi.advanceTimersByTimeAsync(20 * second);
  expect(outs()).toBe(60);
  expect(urls.filter((url) => url.includes('pending=1'))).toHaveLength(2);
});

test('a viewer with a delay whose page reads another format than the server sends sees the game as it was one delay ago', async () => {
  const { urls, outs } = openPage(() => ({ ...atInstant(delay * second), pending: [] }));
  await vi.advanceTimersByTimeAsync(0);
  for (const version of [4, 5]) {
    const [stream] = ScriptedStream.opened.slice(-1);
    stream?.connect();
    await vi.advanceTimersByTimeAsync(start + version * 10 * second - Date.now());
    stream?.send('delta', '{"format":99,"patch":[]}', version === 4 ? '1' : '5');
    expect(stream?.readyState).toBe(ScriptedStream.CLOSED);
    await vi.advanceTimersByTimeAsync(0);
    expect(outs()).toBe(version - 3);
  }
  expect(urls.every((url) => url.includes('pending=1'))).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { league } from '#app/testing/invented-games.ts';
import { leagueQuery } from '#features/league/queries.ts';
import { createQueryClient } from '#platform/page/query.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { liveView } from '#rules/baseball/game/testing/invented-views.ts';
import { newest } from '#rules/viewer/viewer.ts';
import { diffViews, encodeDelta } from '#sources/live/codec/delta.ts';
import { gameQuery, playsQuery } from './games.ts';
import { ScriptedDocument, ScriptedStream } from './testing/scripted-tab.ts';
import type { Connection } from './watch-game.ts';
import { watchIntoCache } from './watch-into-cache.ts';

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
    delta: encodeDelta(diffViews(viewAt(shown + index), viewAt(shown + index + 1)) ?? []),
  }));
  return { version, view: viewAt(shown), pending, freshness: { asOf: Date.now(), isStale: false } };
}

let page: ScriptedDocument;

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
  viewerStore.changeClock(newest.clock);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a viewer with a delay who looks at the page again sees the game as it was one delay ago, and what followed at its time', async () => {
  const delay = 30;
  viewerStore.changeClock({ delay, heldAt: null });
  const queryClient = createQueryClient({ call: () => Promise.reject(new Error('No call')), isServer: false });
  const queries = { game: gameQuery('1'), plays: playsQuery('1') };
  queryClient.setQueryData(queries.game.queryKey, {
    version: 0,
    view: viewAt(0),
    freshness: { asOf: start, isStale: false },
  });
  queryClient.setQueryData(leagueQuery.queryKey, { ...league, now: start });
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return Response.json(atInstant(delay * second));
  });
  const connections: Connection[] = [];
  const stop = watchIntoCache({
    queryClient,
    gamePk: '1',
    queries,
    delay,
    onConnection: (connection) => void connections.push(connection),
  });
  const outs = () => queryClient.getQueryData(queries.game.queryKey)?.view?.outs;
  await vi.advanceTimersByTimeAsync(0);
  ScriptedStream.opened[0]?.connect();
  page.become('hidden');
  await vi.advanceTimersByTimeAsync(600 * second);
  expect(ScriptedStream.opened[0]?.readyState).toBe(ScriptedStream.CLOSED);
  page.become('visible');
  expect(connections.at(-1)).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(0);
  expect(outs()).toBe(57);
  expect(ScriptedStream.opened.at(-1)?.url).toBe('/api/games/1/stream?since=60');
  await vi.advanceTimersByTimeAsync(10 * second);
  expect(outs()).toBe(58);
  await vi.advanceTimersByTimeAsync(20 * second);
  expect(outs()).toBe(60);
  expect(urls.filter((url) => url.includes('pending=1'))).toHaveLength(2);
  stop();
});

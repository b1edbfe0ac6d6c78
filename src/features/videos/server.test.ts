import { describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import type { LeagueKind } from '#rules/baseball/league-kind.ts';
import { inventedFeed, pitch, zero } from '#sources/statsapi/live/testing/invented-feed.ts';
import { inventedContent } from './testing/invented-content.ts';

const id = '0a1b2c3d-0000-4000-8000-123456789abc';
const content = '/api/v1/game/7/content';

const { liveData } = inventedFeed([{ batter: 101, events: [pitch(0, 'X', zero, { playId: id })] }]);

/** The application with a game whose pitch has a video, and with clips. */
async function start({ kind = 'mlb', feedChanges = { liveData } }: { kind?: LeagueKind; feedChanges?: object } = {}) {
  const { app, upstream, ...others } = await startTestApp({ league: { kind, isStandIn: false, simulatedFans: 0 } });
  Object.assign(upstream, { feedChanges, content: inventedContent });
  const read = async (what: 'videos' | 'clips', cookie = '') => {
    const response = await app.inject({ url: `/api/games/7/${what}`, headers: { cookie } });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  return { ...others, app, upstream, read };
}

describe('in the real league', () => {
  test('a game has the ids of the videos of its pitches, without a request of its own', async () => {
    const { read, upstream } = await start();
    expect(await read('videos')).toMatchObject({ status: 200, body: { gamePk: 7, pitches: { 0: { 1: id } } } });
    expect(upstream.requests).not.toContain(content);
  });

  test('a game has its clips, with one request for all viewers', async () => {
    const { read, upstream } = await start();
    const responses = await Promise.all([read('clips'), read('clips'), read('clips', 'hide=1')]);
    for (const { status, body } of [...responses, await read('clips')]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ gamePk: 7, clips: { recap: { seconds: 31 }, highlights: { length: 2 } } });
    }
    expect(upstream.requests.filter((path) => path === content)).toHaveLength(1);
  });

  test.each([
    ['has no such resource', { content: null }],
    ['fails', { isFailing: true }],
    ['sends something else', { content: { highlights: 'none' } }],
  ])('a game whose upstream %s has no clips, without an error', async (what, changes) => {
    const { read, upstream } = await start();
    await read('videos');
    Object.assign(upstream, changes);
    const { status, body } = await read('clips');
    const empty = { recap: null, condensedGame: null, highlights: [] };
    expect([status, body.clips]).toEqual([200, what.startsWith('sends') ? empty : null]);
  });

  test('the clips of a game without videos of pitches are not requested', async () => {
    const { read, upstream } = await start({ feedChanges: {} });
    expect((await read('clips')).body).toEqual({ gamePk: 7, clips: null });
    expect((await read('videos')).body).toEqual({ gamePk: 7, pitches: {} });
    expect(upstream.requests).not.toContain(content);
  });

  test('neither the view nor the plays nor the log of a game has the ids', async () => {
    const { app, read } = await start();
    for (const path of ['', '/plays', '/log']) expect((await app.inject(`/api/games/7${path}`)).body).not.toContain(id);
    expect(JSON.stringify((await read('videos')).body)).toContain(id);
  });
});

describe.each(['videos', 'clips'] as const)('the %s of a game', (what) => {
  test('are none in a simulated league, although the upstream has them', async () => {
    const { read, upstream } = await start({ kind: 'simulated' });
    const { status, body } = await read(what);
    expect([status, body.pitches ?? {}, body.clips ?? null]).toEqual([200, {}, null]);
    expect(upstream.requests).not.toContain(content);
  });

  test.each(['delay=1', 'delay=180', 'delay=soon', `held=${Date.UTC(2031, 5, 1, 19)}`, 'held=yesterday'])(
    'are refused to a viewer who is behind: %s',
    async (cookie) => {
      const { read, upstream } = await start();
      const { status, headers, body } = await read(what, cookie);
      expect([status, body.error.code]).toEqual([425, 'not_yet']);
      expect(headers['cache-control']).toContain('no-store');
      expect(JSON.stringify(body)).not.toContain(id);
      expect(upstream.requests).toEqual([]);
    },
  );

  test.each(['hide=all', 'hide=9001', 'hide=9002-147', 'hide=all; opened=8', 'hide=all; delay=5'])(
    'are refused to a viewer who hides it: %s',
    async (cookie) => {
      const { read, upstream } = await start();
      const { status, headers, body } = await read(what, cookie);
      expect([status, body.error.code]).toEqual([425, cookie.includes('delay') ? 'not_yet' : 'hidden']);
      expect(headers['cache-control']).toContain('no-store');
      expect(upstream.requests).not.toContain(content);
    },
  );

  test.each(['hide=147', 'hide=all; opened=7'])('are shown to a viewer who does not hide it: %s', async (cookie) => {
    const { read } = await start();
    const { status, headers } = await read(what, cookie);
    expect([status, headers['cache-control'], headers.vary]).toEqual([
      200,
      'private, no-store',
      expect.stringContaining('cookie'),
    ]);
  });

  test('of an unknown game are not found', async () => {
    const { app } = await start();
    expect((await app.inject(`/api/games/999/${what}`)).statusCode).toBe(404);
  });
});

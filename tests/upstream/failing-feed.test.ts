import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#app/rendering/entry-server.tsx';
import { pagesOf } from '#app/testing/pages-of.ts';
import { textOf } from '#app/testing/render-with.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import {
  neverRespond,
  respondWith,
  respondWithStatus,
  resetConnection,
} from '#tests/support/upstream/scripted-upstream.ts';

const start = () => startTestApp({ pages: pagesOf(renderPage) });

const half = (runs: number) => ({ runs, hits: runs + 3, errors: 0 });
const linescore = {
  currentInning: 9,
  inningState: 'Bottom',
  innings: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((num) => ({
    num,
    away: half(num === 2 ? 2 : 0),
    home: half(num === 4 ? 5 : 0),
  })),
  teams: { away: half(2), home: half(5) },
};
const sides = {
  away: { team: { id: 9001, name: 'Invented Otters', teamName: 'Otters' }, score: 2 },
  home: { team: { id: 9002, name: 'Invented Herons', teamName: 'Herons' }, score: 5 },
};
const statusOf = (statusCode: string, abstractGameState: string, detailedState: string, reason?: string) => ({
  statusCode,
  codedGameState: statusCode.charAt(0),
  abstractGameState,
  detailedState,
  reason,
});
const over = { status: statusOf('F', 'Final', 'Final'), teams: sides, linescore };

const text =
  (body: string, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);

const failures: [string, (response: ServerResponse) => void][] = [
  ['status 500', respondWithStatus(500)],
  ['status 503 with a long Retry-After', respondWithStatus(503, { 'retry-after': '300' })],
  ['status 404', respondWithStatus(404)],
  ['status 403', respondWithStatus(403)],
  ['status 429', respondWithStatus(429)],
  ['HTML with status 200', text('<!doctype html><title>Error</title>', 200, { 'content-type': 'text/html' })],
  ['a redirect to itself', text('', 302, { location: '/api/v1.1/game/7/feed/live' })],
  ['a redirect to another host', text('', 302, { location: 'http://127.0.0.2/' })],
  ['an empty body', text('')],
  ['broken JSON', text('{"gameData": {')],
  ['a list', text('[]')],
  ['no feed', respondWith({ message: 'Something else' })],
  ['the feed of another game', respondWith({ gamePk: 8, gameData: {}, liveData: {} })],
  ['a closed connection', resetConnection],
];

describe('a game whose feed always ends in', () => {
  test.each(failures)('%s has what the schedule knows, and says that details are missing', async (_, respondAsFeed) => {
    const { app, upstream, client } = await start();
    Object.assign(upstream, { respondAsFeed, changes: { 7: over } });
    const get = async (url: string) => {
      const response = await app.inject(url);
      expect(response.statusCode, url).toBe(200);
      return response;
    };
    expect((await get('/api/games/7')).json()).toMatchObject({
      freshness: { isStale: true, isPartial: true },
      view: {
        gamePk: 7,
        status: { phase: 'final' },
        teams: { away: { shortName: 'Otters' }, home: { shortName: 'Herons' } },
        totals: { away: { runs: 2 }, home: { runs: 5, hits: 8 } },
      },
    });
    for (const path of ['plays', 'log', 'box', 'win-probability', 'scorecard', 'picture.png'])
      await get(`/api/games/7/${path}`);
    const words = (await get('/TodaysGame/7/text.txt')).body.replaceAll(/\s+/g, ' ');
    expect(words).toContain('Final');
    expect(words).toContain('Otters 2, Herons 5');
    expect(words).toContain('does not send the details of this game');
    expect((await get('/embed/games/7')).body).toContain('Final');
    const page = textOf((await get('/TodaysGame/7')).body);
    expect(page).toContain('Game is Complete');
    expect(page).toContain('does not send the details of this game');
    expect(page).not.toContain('First pitch');
    expect((await get('/api/games?date=2031-06-01')).json()).toMatchObject({ freshness: { isStale: false } });
    expect(client.openBreakers()).toEqual({ statsApi: false, savant: false });
  });

  test('nothing at all has it after three seconds', async () => {
    const { app, upstream } = await startTestApp();
    Object.assign(upstream, { respondAsFeed: neverRespond, changes: { 7: over } });
    expect((await app.inject('/api/games/7')).json()).toMatchObject({ freshness: { isPartial: true } });
  });

  test('a failure has its details as soon as the feed works', async () => {
    const { app, upstream, time } = await startTestApp();
    Object.assign(upstream, { respondAsFeed: respondWithStatus(500), live: [7] });
    expect((await app.inject('/api/games/7')).json()).toMatchObject({ freshness: { isPartial: true } });
    upstream.respondAsFeed = null;
    time.pass(60_000);
    await expect
      .poll(async () => (await app.inject('/api/games/7')).json<{ freshness: object }>().freshness)
      .toEqual({ asOf: expect.any(Number), isStale: false });
  });
});

test('a game without a feed that the schedule does not list does not exist', async () => {
  const { app, upstream } = await startTestApp();
  Object.assign(upstream, { respondAsFeed: respondWithStatus(404), missing: [7] });
  expect((await app.inject('/api/games/7')).statusCode).toBe(404);
});

/** A feed with plays in progress or suspended, and a different status in the schedule. */
const feedOf = (status: object) => ({
  gameData: { status, datetime: { dateTime: '2031-06-01T17:00:00Z', officialDate: '2031-06-01' }, teams: feedTeams },
});
const feedTeams = { away: sides.away.team, home: sides.home.team };
const suspended = statusOf('UR', 'Live', 'Suspended: Rain', 'Rain');
const live = statusOf('I', 'Live', 'In Progress');

describe('where schedule and feed disagree', () => {
  test.each<[string, object, object, string, string]>([
    ['canceled, suspended', statusOf('CR', 'Final', 'Cancelled: Rain', 'Rain'), suspended, 'void', 'Cancelled'],
    ['postponed, live', statusOf('DR', 'Final', 'Postponed: Rain', 'Rain'), live, 'void', 'Postponed'],
    [
      'postponed, scheduled',
      statusOf('DR', 'Final', 'Postponed'),
      statusOf('S', 'Preview', 'Scheduled'),
      'void',
      'Postponed',
    ],
    ['final, suspended', statusOf('F', 'Final', 'Final'), suspended, 'final', 'Final'],
    ['final, live', statusOf('F', 'Final', 'Final'), live, 'final', 'Final'],
    ['suspended, live', suspended, live, 'held', 'Suspended'],
    ['scheduled, final', statusOf('S', 'Preview', 'Scheduled'), statusOf('F', 'Final', 'Final'), 'final', 'Final'],
    ['live, canceled', live, statusOf('CR', 'Final', 'Cancelled: Rain', 'Rain'), 'void', 'Cancelled'],
    ['live, final', live, statusOf('F', 'Final', 'Final'), 'final', 'Final'],
  ])('%s: every page says the same', async (_, scheduled, inFeed, phase, word) => {
    const { app, upstream } = await start();
    Object.assign(upstream, { feedChanges: feedOf(inFeed), changes: { 7: { status: scheduled } } });
    const game = (await app.inject('/api/games/7')).json();
    expect(game).toMatchObject({ view: { status: { phase } }, freshness: { isStale: false } });
    const words = (await app.inject('/TodaysGame/7/text.txt')).body;
    expect(words).toContain(word);
    if (phase === 'void') {
      expect(game).toMatchObject({ view: { inning: null, onDeckId: null, plateAppearance: null } });
      expect(words).not.toMatch(/to win|On deck|Forecast/);
      expect((await app.inject('/api/games/7/win-probability')).json()).toMatchObject({ halves: [] });
    }
    const { games } = (await app.inject('/api/games?date=2031-06-01')).json<{ games: { gamePk: number }[] }>();
    expect(games.find(({ gamePk }) => gamePk === 7)).toMatchObject({ status: { phase } });
    expect((await app.inject('/embed/games/7')).body).toContain(word);
    const page = textOf((await app.inject('/TodaysGame/7')).body);
    expect(page).toContain(phase === 'final' ? 'Game is Complete' : word);
    if (phase === 'void') expect(page).not.toMatch(/to win|On deck|Our forecast/);
  });
});

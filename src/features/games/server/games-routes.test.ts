import { describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import type { GameScorecard } from '#features/scorecard/contract.ts';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import type { BoxScore, GameView } from '#rules/baseball/game/model.ts';
import {
  gameLogResponseSchema,
  type GameLogResponse,
  type GameResponse,
  type Plays,
  type WinProbability,
} from '../contract.ts';

describe('the games of a day', () => {
  test("are ordered; the default day is the league's current day", async () => {
    const { app } = await startTestApp();
    const response = await app.inject('/api/games');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      date: '2031-06-01',
      level: 1,
      games: [{ gamePk: 5 }, { gamePk: 7 }, { gamePk: 8 }],
      freshness: { isStale: false },
    });
    const other = await app.inject('/api/games?date=2031-06-02&level=11');
    expect(other.json()).toMatchObject({ date: '2031-06-02', level: 11, games: [] });
  });

  test('a day without games has the next day with games, if one is known', async () => {
    const { app } = await startTestApp();
    expect((await app.inject('/api/games?date=2031-05-20')).json()).toMatchObject({ games: [], nextDay: '2031-06-01' });
    expect((await app.inject('/api/games?date=2031-06-02')).json()).not.toHaveProperty('nextDay');
    expect((await app.inject('/api/games?date=2031-06-01')).json()).not.toHaveProperty('nextDay');
  });

  test('include the previous day’s live games after midnight', async () => {
    const { app, upstream, time } = await startTestApp();
    upstream.live = [7];
    time.pass(10 * 3_600_000);
    const today = await app.inject('/api/games');
    expect(today.json()).toMatchObject({ date: '2031-06-02', games: [{ gamePk: 7, officialDate: '2031-06-01' }] });
    expect((await app.inject('/api/games?date=2031-06-02')).json()).toMatchObject({ date: '2031-06-02', games: [] });
    time.pass(6 * 3_600_000);
    expect((await app.inject('/api/games')).json()).toMatchObject({ date: '2031-06-02', games: [] });
  });

  test.each([
    ['date=yesterday', 'date'],
    ['date=2031-02-30', 'date'],
    ['level=7', 'level'],
    ['level=1&level=11', 'level'],
  ])('?%s has status 400 with an error at %s', async (query, field) => {
    const { app, upstream } = await startTestApp();
    const response = await app.inject(`/api/games?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: {
        code: 'invalid_input',
        message: expect.stringContaining(field),
        fields: { [field]: expect.any(String) },
      },
    });
    expect(upstream.requests).toEqual([]);
  });

  test('a failing upstream without cached responses causes status 503 with a message and Retry-After', async () => {
    const { app, upstream } = await startTestApp();
    upstream.isFailing = true;
    const response = await app.inject('/api/games');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json()).toMatchObject({ error: { code: 'upstream_unavailable' } });
  });
});

describe('a game', () => {
  test.each([
    ['without gameData', { gameData: undefined }],
    ['with gameData null', { gameData: null }],
    ['without liveData', { liveData: undefined }],
    ['with liveData null', { liveData: null }],
  ])('whose feed is %s has the status and line score of the schedule, marked stale', async (_what, feedChanges) => {
    const { app, upstream, time, hub } = await startTestApp();
    const half = (runs: number) => ({ runs, hits: runs + 2, errors: 0 });
    const linescore = {
      currentInning: 2,
      inningState: 'Top',
      innings: [{ num: 1, away: half(1), home: half(0) }],
      teams: { away: half(1), home: half(0) },
    };
    Object.assign(upstream, { feedChanges, live: [7], changes: { 7: { linescore } } });
    const response = await app.inject('/api/games/7');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      freshness: { isStale: true },
      view: {
        gamePk: 7,
        officialDate: '2031-06-01',
        status: { phase: 'live' },
        teams: { away: { id: 9001, name: 'Invented 9001' }, home: { id: 9002 } },
        inning: 2,
        inningState: 'Top',
        totals: { away: { runs: 1, hits: 3 }, home: { runs: 0 } },
        plateAppearance: null,
      },
    });
    upstream.feedChanges = {};
    time.pass(60_000);
    await expect.poll(async () => (await hub.game(7)).view.plateAppearance).not.toBeNull();
  });

  test('is sent whole, or with `since` as the changes after that version', async () => {
    const { app, upstream, time, hub } = await startTestApp();
    const first = (await app.inject('/api/games/7')).json<{ version: number; view: object }>();
    expect(first.view).toMatchObject({ gamePk: 7 });
    upstream.plays = 3;
    time.pass(10_000);
    await expect.poll(async () => (await hub.game(7)).version).toBe(first.version + 1);
    const changed = (await app.inject(`/api/games/7?format=1&since=${first.version}`)).json<{ deltas: unknown[] }>();
    expect(changed).toMatchObject({ version: first.version + 1 });
    expect(changed.deltas).toHaveLength(1);
    expect(changed).not.toHaveProperty('view');
  });

  test('has status 304 for a client that has this version, by `since` or by its entity tag', async () => {
    const { app } = await startTestApp();
    const first = await app.inject('/api/games/7');
    expect((await app.inject(`/api/games/7?since=${first.json<{ version: number }>().version}`)).statusCode).toBe(304);
    const again = await app.inject({ url: '/api/games/7', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });

  test('its plays and box score need no further request', async () => {
    const { app, upstream } = await startTestApp();
    await app.inject('/api/games/7');
    const [plays, box] = await Promise.all([app.inject('/api/games/7/plays'), app.inject('/api/games/7/box')]);
    expect(plays.json()).toMatchObject({ gamePk: 7, plateAppearances: [{ index: 0, batterId: 101 }] });
    expect(box.json()).toMatchObject({ gamePk: 7, freshness: { isStale: false } });
    expect(upstream.requests).toEqual(['/api/v1.1/game/7/feed/live', '/api/v1/schedule']);
  });

  test('has every player of the view in its box score, although the upstream writes them later', async () => {
    const { app, upstream } = await startTestApp();
    upstream.plays = 3;
    const { view } = (await app.inject('/api/games/7')).json<{ view: GameView }>();
    const box = (await app.inject('/api/games/7/box')).json<BoxScore>();
    expect(view.plateAppearance?.pitcherId).toBe(211);
    expect(box.home.pitching).toMatchObject([
      { playerId: 210, name: 'Invented Player-210', era: '3.10' },
      { playerId: 211, name: 'Invented Player-211', hits: 0, runs: 0, walks: 1, pitches: 2, strikes: null, era: null },
    ]);
    const runner = view.lineups.away.find(({ order }) => order === 2);
    expect(runner).toMatchObject({ playerId: 111, position: 'PR' });
    const second = box.away.batting.filter(({ order }) => order === 2);
    expect(second).toMatchObject([
      { playerId: 102, substitution: 0, atBats: 4, average: '.250' },
      { playerId: 111, substitution: 1, position: 'PR', atBats: 0, average: null },
    ]);
    expect(box.away.batting).toHaveLength(10);
  });

  test('has a log from which a client computes view and plays, from the same feed', async () => {
    const { app, upstream } = await startTestApp();
    const log = (await app.inject('/api/games/7/log')).json<GameLogResponse>();
    const game = (await app.inject('/api/games/7')).json<GameResponse>();
    const plays = (await app.inject('/api/games/7/plays')).json<Plays>();
    expect(gameLogResponseSchema.parse(log)).toEqual(log);
    expect(log).toMatchObject({ version: game.version, freshness: { isStale: false } });
    expect(fold(log, Infinity)).toEqual(game.view);
    expect(plateAppearances(log)).toEqual(plays.plateAppearances);
    expect(upstream.requests).toEqual(['/api/v1.1/game/7/feed/live', '/api/v1/schedule']);
  });

  test('is sent as it was at a time, with plays and win probability until then', async () => {
    const { app, upstream } = await startTestApp();
    upstream.plays = 3;
    const log = (await app.inject('/api/games/7/log')).json<GameLogResponse>();
    const first = plateAppearances(log).find(({ endedAt }) => endedAt !== null);
    const query = `?at=${first?.endedAt}`;
    const [game, plays, chances] = await Promise.all([
      app.inject(`/api/games/7${query}`),
      app.inject(`/api/games/7/plays${query}`),
      app.inject(`/api/games/7/win-probability${query}`),
    ]);
    expect(game.json()).toMatchObject({
      view: { plateAppearance: { index: first?.index, event: first?.event } },
      moment: { previousPlay: null },
    });
    expect(plays.json<Plays>().plateAppearances).toHaveLength(1);
    expect(chances.json<WinProbability>().halves).toMatchObject([{ chances: [first?.homeChance] }]);
    const card = (await app.inject(`/api/games/7/scorecard${query}`)).json<GameScorecard>();
    expect([...card.away.cells, ...card.home.cells].map(({ index }) => index)).toEqual([first?.index]);
    const whole = (await app.inject('/api/games/7/scorecard')).json<GameScorecard>();
    expect(whole.away.cells.length + whole.home.cells.length).toBeGreaterThan(1);
    const early = (await app.inject('/api/games/7?at=0')).json<GameResponse>();
    expect(early.view).toMatchObject({ inning: 1, plateAppearance: { event: null } });
    expect((await app.inject('/api/games/7?at=soon')).statusCode).toBe(400);
  });

  test('has the win probability after every plate appearance, from the same feed', async () => {
    const { app, upstream } = await startTestApp();
    const plays = (await app.inject('/api/games/7/plays')).json<Plays>();
    const response = (await app.inject('/api/games/7/win-probability')).json<WinProbability>();
    const ended = plays.plateAppearances.filter(({ event }) => event !== null);
    expect(response).toMatchObject({ gamePk: 7, version: plays.version });
    expect(response.halves.flatMap(({ chances }) => chances)).toEqual(ended.map(({ homeChance }) => homeChance));
    expect(Object.keys(response.people)).toEqual([String(response.swing?.batterId)]);
    expect(upstream.requests).toEqual(['/api/v1.1/game/7/feed/live', '/api/v1/schedule']);
  });

  test('is no longer polled without viewers', async () => {
    const { app, hub, time } = await startTestApp();
    await app.inject('/api/games/7');
    expect(hub.gameCount).toBe(1);
    await expect.poll(() => (time.pass(5000), hub.gameCount)).toBe(0);
    // the heartbeat of the hub remains
    await expect.poll(() => (time.pass(5000), time.delays().length)).toBe(1);
  });

  test.each(['/api/games/abc', '/api/games/-1', '/api/games/1.5', '/api/games/7?since=x'])(
    '%s has status 400 with an error at the field',
    async (url) => {
      const response = await (await startTestApp()).app.inject(url);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toHaveProperty('error.fields');
    },
  );

  test('an unknown number has status 404; simultaneous requests cause one request of its feed and one of the schedule', async () => {
    const { app, upstream } = await startTestApp();
    const responses = await Promise.all([1, 2, 3].map(() => app.inject('/api/games/999')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(upstream.requests).toEqual(['/api/v1.1/game/999/feed/live', '/api/v1/schedule']);
  });
});

describe('a viewer whose hold is older than a day, or not readable', () => {
  const now = Date.UTC(2031, 5, 1, 19);

  test.each([
    ['of the day before yesterday', String(now - 48 * 3_600_000)],
    ['of another year', '1000000000000'],
    ['in the future', String(now + 3_600_000)],
    ['that is no time', 'x'],
  ])('%s sees no score, and no feed is read for it', async (_words, held) => {
    const { app, upstream } = await startTestApp();
    upstream.live = [5, 7, 8];
    upstream.plays = 3;
    const headers = { cookie: `held=${held}` };
    const day = await app.inject({ url: '/api/games?date=2031-06-01', headers });
    const shown = day.json<{ games: { status: { text: string }; teams: { away: { score: number | null } } }[] }>()
      .games;
    expect(shown.map(({ status, teams }) => [status.text, teams.away.score])).toEqual(
      Array.from({ length: 3 }, () => ['Hidden by your delay', null]),
    );
    expect((await app.inject({ url: '/api/games', headers })).statusCode).toBe(200);
    const parts = [
      '',
      '?at=1',
      '?since=1',
      '/plays',
      '/log',
      '/scorecard',
      '/win-probability',
      '/box',
      '/stream',
      '/brief',
    ];
    const texts = ['/TodaysGame/7/text', '/api/games/7/picture.png?at=1'];
    const urls = [...parts.map((part) => `/api/games/7${part}`), ...texts];
    const statuses = await Promise.all(urls.map(async (url) => (await app.inject({ url, headers })).statusCode));
    expect(statuses).toEqual(urls.map(() => 425));
    expect(upstream.requests.filter((path) => path.includes('/game/'))).toEqual([]);
  });
});

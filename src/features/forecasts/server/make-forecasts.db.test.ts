import { asc } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { gameLines } from '#platform/db/schema.ts';
import { final, inProgress, scheduled } from '#sources/statsapi/testing/invented-upstream.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createAnsweredClient } from '#tests/support/upstream/scripted-upstream.ts';
import { gameForecastSchema } from '../contract.ts';
import { batters, forecasts } from '../tables.ts';
import { makeForecasts } from './make-forecasts.ts';

const db = await createTestDatabase();
const [away, home] = [9001, 9002];
const minute = 60_000;
const day = 24 * 60 * minute;
/** noon in New York */
const start = Date.UTC(2031, 5, 1, 16);

type Card = { gamePk: number; startsAt?: number; starters?: [away: number | null, home: number | null]; more?: object };
type Upstream = {
  cards: Card[];
  /** games of the season before, by month */
  earlier: Record<string, number[]>;
  /** the announced starting nines of each game */
  lineups: Record<number, { away?: number[]; home?: number[] }>;
  /** home runs of batters in 600 at bats of the season before, with 150 singles; the others have no season */
  homeRuns: Record<number, number>;
  failing: RegExp | null;
  /** the paths of the requests for lineups and batters */
  requests: string[];
  /** the months that were requested */
  months: string[];
};

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function wireCard({ gamePk, startsAt = start + 180 * minute, starters = [null, null], more = {} }: Card) {
  const pitcher = (id: number | null) => (id === null ? {} : { probablePitcher: { id, fullName: `Pitcher ${id}` } });
  return {
    gamePk,
    gameType: 'R',
    gameDate: new Date(startsAt).toISOString(),
    officialDate: dateOf(startsAt),
    status: scheduled,
    teams: {
      away: { team: { id: away }, ...pitcher(starters[0]) },
      home: { team: { id: home }, ...pitcher(starters[1]) },
    },
    ...more,
  };
}

const listByDate = (cards: { officialDate: string }[]) => ({
  dates: [...new Set(cards.map(({ officialDate }) => officialDate))].map((date) => ({
    date,
    games: cards.filter(({ officialDate }) => officialDate === date),
  })),
});

/** Games of a month that the home club won by 5 to 1. */
function wireResults(month: string, gamePks: readonly number[]) {
  const result = {
    away: { team: { id: away }, score: 1 },
    home: { team: { id: home }, score: 5, probablePitcher: { id: 81 } },
  };
  const results = gamePks.map((gamePk) => ({ gamePk, gameType: 'R', status: final, teams: result }));
  return { dates: results.length === 0 ? [] : [{ date: `${month}-10`, games: results }] };
}

const batterOf = (id: number, homeRuns: number | undefined) => ({
  id,
  fullName: `Ada Batter-${id}`,
  stats:
    homeRuns === undefined
      ? []
      : [
          {
            type: { displayName: 'yearByYear' },
            group: { displayName: 'hitting' },
            splits: [{ season: '2030', stat: { plateAppearances: 600, atBats: 600, hits: 150 + homeRuns, homeRuns } }],
          },
        ],
});

function responseTo(upstream: Upstream, url: URL): object {
  if (/feed|people/.test(url.pathname)) upstream.requests.push(url.pathname);
  if (url.pathname.endsWith('/people')) {
    const ids = (url.searchParams.get('personIds') ?? '').split(',').map(Number);
    return { people: ids.map((id) => batterOf(id, upstream.homeRuns[id])) };
  }
  if (url.pathname.includes('/feed/')) {
    const { away: visitors = [], home: hosts = [] } = upstream.lineups[Number(url.pathname.split('/')[4])] ?? {};
    const teams = { away: { battingOrder: visitors }, home: { battingOrder: hosts } };
    return { liveData: { boxscore: { teams } } };
  }
  if (url.pathname.includes('/seasons'))
    return {
      seasons: [{ seasonId: '2031', regularSeasonStartDate: '2031-04-01', regularSeasonEndDate: '2031-09-28' }],
    };
  const from = url.searchParams.get('startDate') ?? '';
  if (!url.searchParams.has('gameTypes')) return listByDate(upstream.cards.map(wireCard));
  const month = from.slice(0, 7);
  upstream.months.push(month);
  return wireResults(month, upstream.earlier[month] ?? []);
}

async function startJob(parts: Partial<Upstream> = {}, isBusy = false) {
  for (const table of [forecasts, gameLines, batters]) await db.delete(table);
  const nothing = { cards: [], earlier: {}, lineups: {}, homeRuns: {}, failing: null, requests: [], months: [] };
  const upstream: Upstream = { ...nothing, ...parts };
  const { client, clock, time } = createAnsweredClient(start, (url) => {
    if (upstream.failing?.test(`${url.pathname}${url.search}`)) return new Response('{}', { status: 503 });
    return new Response(JSON.stringify(responseTo(upstream, url)));
  });
  const errors: string[] = [];
  const log = { error: (_: object, message: string) => errors.push(message) };
  const job = makeForecasts({ db, client, clock, after: () => () => {}, log }, () => isBusy);
  onTestFinished(() => job.stop());
  /** Runs the job some minutes later. Returns the games whose forecast was stored. */
  const run = async (minutes = 6) => {
    time.now += minutes * minute;
    const stored = await job.run();
    expect(errors).toEqual([]);
    return stored;
  };
  return { upstream, run, stop: () => job.stop() };
}

async function readForecast(gamePk: number) {
  const { app } = await startTestApp({ db });
  const response = await app.inject(`/api/games/${gamePk}/forecast`);
  expect(response.statusCode).toBe(200);
  return gameForecastSchema.parse(response.json()).forecast;
}

const batting = { hits: 8, walks: 3, homeRuns: 1, strikeouts: 8, earlyRuns: 1 };

/** Stores a game that the home club won clearly; its starter is 81. */
async function storeWin(gamePk: number, endedOn: string): Promise<void> {
  const lines = { away: { ...batting, starter: 71, runs: 1 }, home: { ...batting, starter: 81, runs: 7, hits: 14 } };
  const game = { gamePk, season: 2031, endedOn, awayId: away, homeId: home, ...lines, readAt: new Date(start) };
  await db.insert(gameLines).values(game);
}

describe('the forecasts of the next days', () => {
  test('are made once for each game that counts and has two known clubs', async () => {
    const cards: Card[] = [
      { gamePk: 1, starters: [71, 81] },
      { gamePk: 2, startsAt: start + 3 * day },
      { gamePk: 3, more: { gameType: 'S' } },
      { gamePk: 4, more: { teams: { away: {}, home: { team: { id: home } } } } },
      { gamePk: 5, more: { status: inProgress } },
    ];
    const { run } = await startJob({ cards });
    expect([await run(), await run()]).toEqual([[1, 2], []]);
    expect(await readForecast(1)).toMatchObject({
      homeWinProbability: expect.closeTo(0.54, 5),
      parts: { home: expect.closeTo(4, 5), clubs: 0, starters: 0 },
      starters: { away: 71, home: 81 },
      games: 0,
      madeAt: start + 6 * minute,
    });
    for (const gamePk of [3, 4, 5]) expect(await readForecast(gamePk)).toBeNull();
  });

  test('count the games that ended on earlier days', async () => {
    const { run } = await startJob({ cards: [{ gamePk: 1 }, { gamePk: 2, startsAt: start + 2 * day }] });
    await storeWin(11, '2031-05-31');
    await storeWin(12, '2031-06-01');
    await run();
    const [today, later] = [await readForecast(1), await readForecast(2)];
    expect([today?.games, later?.games]).toEqual([1, 2]);
    expect(today?.parts.clubs).toBeGreaterThan(0.5);
    expect(later?.parts.clubs).toBeGreaterThan(today?.parts.clubs ?? 0);
  });

  test('change with a probable pitcher until the lock', async () => {
    const { upstream, run } = await startJob({ cards: [{ gamePk: 1, starters: [71, null] }] });
    for (const gamePk of [11, 12, 13]) await storeWin(gamePk, '2031-05-30');
    await run();
    const before = await readForecast(1);
    upstream.cards = [{ gamePk: 1, starters: [71, 81] }];
    expect(await run()).toEqual([1]);
    const after = await readForecast(1);
    expect(after).toMatchObject({ starters: { away: 71, home: 81 }, madeAt: start + 12 * minute });
    expect(after?.homeWinProbability).toBeGreaterThan(before?.homeWinProbability ?? 1);

    upstream.cards = [{ gamePk: 1, starters: [71, 82] }];
    expect([await run(160), await readForecast(1)]).toEqual([[], after]);
  });

  test('change with a further game of an earlier day, and with its correction', async () => {
    const { run } = await startJob({ cards: [{ gamePk: 1 }] });
    await run();
    await storeWin(11, '2031-05-30');
    expect(await run()).toEqual([1]);
    await db.update(gameLines).set({ home: { ...batting, starter: 81, runs: 2 }, readAt: new Date(start + minute) });
    expect([await run(), (await readForecast(1))?.games]).toEqual([[1], 1]);
  });

  test('are made later when the upstream fails', async () => {
    const { upstream, run } = await startJob({ cards: [{ gamePk: 1 }], failing: /./ });
    expect(await run()).toEqual([]);
    upstream.failing = null;
    expect(await run()).toEqual([1]);
  });
});

const nine = (first: number) => Array.from({ length: 9 }, (_, place) => first + place);

/** Stores games of the last days whose lineups were the usual nine; batter 110 of the visitors is the best one. */
async function storeUsualGames(): Promise<void> {
  for (let n = 1; n <= 15; n += 1) {
    const lines = {
      away: { ...batting, starter: 71, runs: 3, batters: nine(110) },
      home: { ...batting, starter: 81, runs: 2, batters: nine(210) },
    };
    const endedOn = `2031-05-${String(n + 10)}`;
    await db.insert(gameLines).values({
      gamePk: 100 + n,
      season: 2031,
      endedOn,
      awayId: away,
      homeId: home,
      ...lines,
      readAt: new Date(start),
    });
  }
}

describe('the lineups', () => {
  const usual = { cards: [{ gamePk: 1 }], homeRuns: { 110: 60 } };
  const read = async () => (await readForecast(1)) ?? expect.fail('no forecast');

  test('of earlier games count before the announcement, after the seasons of their batters were read once', async () => {
    const { upstream, run } = await startJob(usual);
    await storeUsualGames();
    await run();
    const forecast = await read();
    expect(forecast.parts.lineups).toBeLessThan(-1);
    expect(forecast).toMatchObject({ lineups: { away: false, home: false }, reasons: [] });
    await run();
    expect(upstream.requests.filter((path) => path.endsWith('/people'))).toHaveLength(1);
  });

  test('renew the forecast before the lock, with the reasons and its history since the morning', async () => {
    const { upstream, run } = await startJob(usual);
    await storeUsualGames();
    await run();
    const before = await read();
    // the best batter rests, and one without seasons plays
    upstream.lineups[1] = { away: [150, ...nine(111).slice(0, 8)] };
    expect([await run(), await run()]).toEqual([[1], []]);
    const after = await read();
    expect(after.homeWinProbability).toBeGreaterThan(before.homeWinProbability);
    const moved = 100 * (after.homeWinProbability - before.homeWinProbability);
    expect(after).toMatchObject({
      lineups: { away: true, home: false },
      reasons: [
        { playerId: 110, name: 'Ada Batter-110', side: 'away', kind: 'rests', points: expect.closeTo(moved, 6) },
      ],
      history: [
        { homeWinProbability: before.homeWinProbability, cause: null },
        { homeWinProbability: after.homeWinProbability, cause: 'lineups', madeAt: after.madeAt },
      ],
    });
  });

  test('change nothing from the lock on, and are not requested then', async () => {
    const { upstream, run } = await startJob({ ...usual, lineups: { 1: { away: nine(110), home: nine(210) } } });
    await storeUsualGames();
    await run();
    const announced = await read();
    expect(announced.lineups).toEqual({ away: true, home: true });
    upstream.lineups[1] = { away: nine(120), home: nine(210) };
    upstream.requests = [];
    // the first pitch is in four minutes
    expect([await run(170), await read(), upstream.requests]).toEqual([[], announced, []]);
  });

  test('are not requested long before the first pitch', async () => {
    const { upstream, run } = await startJob({ cards: [{ gamePk: 1, startsAt: start + 300 * minute }] });
    await run();
    expect(upstream.requests).toEqual([]);
  });

  test('that were announced count while the upstream has none or fails', async () => {
    const { upstream, run } = await startJob({ ...usual, lineups: { 1: { away: nine(110), home: nine(210) } } });
    await storeUsualGames();
    await run();
    const announced = await read();
    upstream.lineups = {};
    expect(await run()).toEqual([]);
    upstream.failing = /feed/;
    expect([await run(), await read()]).toEqual([[], announced]);
  });

  test('of unknown batters count as not announced', async () => {
    const { upstream, run } = await startJob({
      ...usual,
      lineups: { 1: { away: nine(110), home: nine(210) } },
      failing: /people/,
    });
    await run();
    expect((await read()).lineups).toEqual({ away: false, home: false });
    upstream.failing = null;
    // the same URL is requested again after some seconds
    expect(await run()).toEqual([1]);
    expect((await read()).lineups).toEqual({ away: true, home: true });
  });
});

describe('the season before', () => {
  const earlier = { '2030-04': [41, 42], '2030-05': [51] };

  test('is stored a month per run, and each month is requested once', async () => {
    const { upstream, run } = await startJob({ cards: [{ gamePk: 1, starters: [71, 81] }], earlier });
    await run();
    const thisSeason = ['2031-03', '2031-04', '2031-05'];
    expect(upstream.months).toEqual([...thisSeason, '2030-03', '2030-04']);
    await run(0);
    await run(0);
    expect(upstream.months).toHaveLength(12);
    await run();
    expect(upstream.months).toHaveLength(12);
    const rows = await db.select().from(gameLines).orderBy(asc(gameLines.gamePk));
    expect(rows.map(({ gamePk, season, endedOn }) => [gamePk, season, endedOn])).toEqual([
      [41, 2030, '2030-04-10'],
      [42, 2030, '2030-04-10'],
      [51, 2030, '2030-05-10'],
    ]);
    expect(rows[0]).toMatchObject({ home: { starter: 81, runs: 5, hits: null }, away: { starter: null, runs: 1 } });
    const forecast = await readForecast(1);
    expect(forecast?.games).toBe(3);
    expect(forecast?.parts.clubs).toBeGreaterThan(0);
  });

  test('is not requested again after a restart, nor by a busy process', async () => {
    const first = await startJob({ earlier: { '2030-04': [41] } });
    await first.run();
    await first.stop();
    const stored = await db.select().from(gameLines);
    const restarted = await startJob({ earlier });
    await db.insert(gameLines).values(stored);
    await restarted.run();
    expect(restarted.upstream.months.filter((month) => month < '2031')).toEqual(['2030-03', '2030-05']);
    await restarted.stop();

    const busy = await startJob({ cards: [{ gamePk: 1 }], earlier }, true);
    expect([await busy.run(), busy.upstream.months]).toEqual([[1], []]);
  });

  test('is read after this season, whose games keep what their feeds have', async () => {
    const { run } = await startJob({ earlier: { '2031-04': [11, 12], '2030-04': [41] } });
    await storeWin(11, '2031-04-12');
    await run();
    const rows = await db.select().from(gameLines).orderBy(asc(gameLines.gamePk));
    expect(rows.map(({ gamePk, season, endedOn, home: { hits } }) => [gamePk, season, endedOn, hits])).toEqual([
      [11, 2031, '2031-04-12', 14],
      [12, 2031, '2031-04-10', null],
    ]);
  });

  test('does not prevent forecasts when it is not available', async () => {
    const { run } = await startJob({ cards: [{ gamePk: 1 }], failing: /gameTypes/ });
    expect(await run()).toEqual([1]);
  });
});

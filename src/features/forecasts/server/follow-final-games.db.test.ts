import { asc } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { seasonChallengesSchema } from '#features/challenges/contract.ts';
import { battedBalls, finalGames, gameLines, splitLines } from '#platform/db/schema.ts';
import { inventedFeed, type InventedPlay, pitch, runner, zero } from '#sources/statsapi/live/testing/invented-feed.ts';
import { final, inProgress } from '#sources/statsapi/testing/invented-upstream.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createAnsweredClient } from '#tests/support/upstream/scripted-upstream.ts';
import { followFinalGames } from './follow-final-games.ts';

const db = await createTestDatabase();
const [away, home] = [9001, 9002];
const minute = 60_000;

/** A challenge by the batter of the visitors. */
function challenge(isOverturned: boolean): InventedPlay {
  const player = { id: 101, fullName: 'Invented Player-101' };
  const reviewDetails = { reviewType: 'MJ', challengeTeamId: away, isOverturned, player };
  const count = { balls: Number(isOverturned), strikes: Number(!isOverturned), outs: 0 };
  return { batter: 101, events: [pitch(0, isOverturned ? 'B' : 'C', count, { reviewDetails })], runners: [] };
}

const feed = (gamePk: number, plays: InventedPlay[], game: object = {}) => ({
  ...inventedFeed(plays, { status: final, game: { ...game } }),
  gamePk,
});
const counters = { absChallenges: { away: { remaining: 1 }, home: { remaining: 2 } } };

type Upstream = {
  /** the scores of the final games, by gamePk; the date is June 1, 2031, or later for a greater gamePk */
  finals: Record<number, [away: number, home: number]>;
  postseason: object[];
  feeds: Record<number, object>;
  /** the paths that fail */
  failing: RegExp | null;
  /** whether the process that reads has much other work */
  isBusy: boolean;
  feedRequests: number[];
};

const teams = ([awayScore, homeScore]: [number, number]) => ({
  away: { team: { id: away }, score: awayScore },
  home: { team: { id: home }, score: homeScore },
});

function responseTo({ finals, postseason, feeds }: Upstream, url: URL): object | undefined {
  if (url.pathname.includes('/seasons'))
    return {
      seasons: [{ seasonId: '2031', regularSeasonStartDate: '2031-04-01', regularSeasonEndDate: '2031-09-28' }],
    };
  if (!url.pathname.endsWith('/schedule')) return feeds[Number(/game\/(\d+)/.exec(url.pathname)?.[1])];
  if (url.searchParams.get('gameTypes') !== 'R') return { dates: [{ date: '2031-10-01', games: postseason }] };
  return {
    dates: Object.entries(finals).map(([gamePk, score]) => ({
      date: `2031-06-${gamePk.padStart(2, '0')}`,
      games: [{ gamePk: Number(gamePk), gameType: 'R', status: final, teams: teams(score) }],
    })),
  };
}

async function startJob(start: Partial<Upstream> = {}) {
  await db.delete(finalGames);
  await db.delete(gameLines);
  const upstream: Upstream = {
    finals: {},
    postseason: [],
    feeds: {},
    failing: null,
    isBusy: false,
    feedRequests: [],
    ...start,
  };
  const { client, clock, time } = createAnsweredClient(Date.UTC(2031, 6, 1), (url) => {
    const gamePk = /game\/(\d+)/.exec(url.pathname)?.[1];
    if (gamePk !== undefined) upstream.feedRequests.push(Number(gamePk));
    if (upstream.failing?.test(url.pathname)) return new Response('{}', { status: 503 });
    const body = responseTo(upstream, url);
    return new Response(JSON.stringify(body ?? {}), { status: body === undefined ? 404 : 200 });
  });
  const errors: string[] = [];
  const log = { error: (_: object, message: string) => errors.push(message) };
  const job = followFinalGames({ db, client, clock, after: () => () => {}, log }, () => upstream.isBusy);
  onTestFinished(() => job.stop());
  /** Runs the job after the cached schedule is no longer fresh. Returns the stored games, and those that were requested. */
  const run = async (minutes = 6) => {
    time.now += minutes * minute;
    upstream.feedRequests.length = 0;
    const stored = await job.run();
    expect(errors).toEqual([]);
    return { stored, requested: [...upstream.feedRequests] };
  };
  return { upstream, run };
}

async function readRecords(search = '') {
  const { app } = await startTestApp({ db });
  const response = await app.inject(`/api/challenges?season=2031${search}`);
  expect(response.statusCode).toBe(200);
  return seasonChallengesSchema.parse(response.json());
}

const listStored = async () =>
  (await db.select().from(finalGames).orderBy(asc(finalGames.gamePk))).map(({ gamePk }) => gamePk);

test('each final game is read once, the newest first, and its challenges are in the records', async () => {
  const { upstream, run } = await startJob({
    finals: { 1: [2, 3], 2: [5, 4] },
    feeds: { 1: feed(1, [challenge(true), challenge(false)], counters), 2: feed(2, [challenge(true)], counters) },
  });
  expect(await run()).toEqual({ stored: [2, 1], requested: [2, 1] });
  expect(await run()).toEqual({ stored: [], requested: [] });
  const batter = { player: { id: 101, name: 'Invented Player-101' }, teamId: away, role: 'batter', won: 2, lost: 1 };
  const roles = [{ role: 'batter', won: 2, lost: 1 }];
  const records = { season: '2031', team: null, games: 2, roles, leftOut: 0 };
  expect(await readRecords()).toEqual({ ...records, clubs: [{ teamId: away, won: 2, lost: 1 }], players: [batter] });
  expect(await readRecords(`&team=${home}`)).toMatchObject({ team: home, clubs: [{ teamId: away }], players: [] });

  upstream.finals[3] = [0, 1];
  upstream.feeds[3] = feed(3, [challenge(false)], counters);
  expect(await run()).toEqual({ stored: [3], requested: [3] });
  expect(await readRecords()).toMatchObject({ games: 3, clubs: [{ won: 2, lost: 2 }], players: [{ lost: 2 }] });
});

test('a corrected result is read again, and replaces the challenges of the first reading', async () => {
  const { upstream, run } = await startJob({
    finals: { 1: [2, 3] },
    feeds: { 1: feed(1, [challenge(true)], counters) },
  });
  await run();
  expect(await readRecords()).toMatchObject({ games: 1, clubs: [{ won: 1, lost: 0 }] });
  const lines = { away: { starter: 110, runs: 2, hits: 9, walks: 0 }, home: { starter: 210, runs: 3 } };
  const first = { season: 2031, endedOn: '2031-06-01', awayId: away, homeId: home, ...lines };
  expect(await db.select().from(gameLines)).toMatchObject([first]);

  upstream.finals[1] = [4, 3];
  upstream.feeds[1] = feed(1, [challenge(false)], counters);
  expect(await run()).toEqual({ stored: [1], requested: [1] });
  expect(await db.select().from(gameLines)).toMatchObject([{ gamePk: 1, away: { runs: 4 }, home: { runs: 3 } }]);
  expect(await readRecords()).toMatchObject({ games: 1, clubs: [{ won: 0, lost: 1 }] });
});

test('a game of an earlier release, without lines, is read again', async () => {
  const { run } = await startJob({ finals: { 1: [2, 3] }, feeds: { 1: feed(1, [], counters) } });
  await run();
  await db.delete(gameLines);
  expect([await run(), await db.$count(gameLines)]).toEqual([{ stored: [1], requested: [1] }, 1]);
});

test('the batted balls and the lines of batters of the regular season are stored once, and a game that an earlier release read is read again', async () => {
  const hit = pitch(0, 'D', zero, { hitData: { launchSpeed: 104.2, launchAngle: 12 } });
  const single = { batter: 101, eventType: 'single', events: [hit], runners: [runner(101, null, '1B', 0)] };
  const { run } = await startJob({ finals: { 1: [2, 3] }, feeds: { 1: feed(1, [single], counters) } });
  await run();
  expect(await db.select().from(battedBalls)).toMatchObject([
    { gamePk: 1, play: 0, season: '2031', batterId: 101, opponentId: home, event: 'single', exitVelocity: 104.2 },
  ]);
  expect(await db.select().from(splitLines)).toMatchObject([
    { gamePk: 1, batterId: 101, season: '2031', isHome: false, plateAppearances: 1, atBats: 1, hits: 1, walks: 0 },
  ]);
  await db.update(finalGames).set({ splitLines: null });
  expect([await run(), await db.$count(battedBalls)]).toEqual([{ stored: [1], requested: [1] }, 1]);
  expect([await run(), await db.$count(splitLines)]).toEqual([{ stored: [], requested: [] }, 1]);
});

test('a game without counters is read once and has no challenges, and a season without challenges is empty', async () => {
  const { run } = await startJob({ finals: { 1: [2, 3] }, feeds: { 1: feed(1, [challenge(true)], {}) } });
  const empty = { season: '2031', team: null, clubs: [], players: [], roles: [], leftOut: 0 };
  expect(await readRecords()).toEqual({ ...empty, games: 0 });
  await run();
  expect(await run()).toEqual({ stored: [], requested: [] });
  expect(await readRecords()).toEqual({ ...empty, games: 1 });
});

test('an upstream that is unreachable at any point delays the reading and loses nothing', async () => {
  const feeds = { 1: feed(1, [challenge(true)], counters), 2: feed(2, [challenge(false)], counters) };
  const { upstream, run } = await startJob({ finals: { 1: [2, 3], 2: [5, 4] }, feeds, failing: /./ });
  expect(await run()).toMatchObject({ stored: [] });
  upstream.failing = /game\/1\//;
  expect(await run()).toMatchObject({ stored: [2] });
  upstream.failing = /schedule/;
  expect(await run()).toMatchObject({ stored: [] });
  upstream.failing = null;
  expect(await run()).toEqual({ stored: [1], requested: [1] });
  expect(await readRecords()).toMatchObject({ games: 2, clubs: [{ won: 1, lost: 1 }] });
});

test('a feed that is missing, unreadable or not final does not delay the others, and is requested again an hour later', async () => {
  const { upstream, run } = await startJob({
    finals: { 1: [2, 3], 2: [5, 4], 3: [1, 0], 4: [7, 6] },
    feeds: {
      1: feed(1, [challenge(true)], counters),
      2: { ...feed(2, []), gameData: null },
      3: { ...inventedFeed([challenge(true)], { status: inProgress }), gamePk: 3 },
    },
  });
  expect(await run()).toEqual({ stored: [1], requested: [4, 3, 2, 1] });
  for (const gamePk of [2, 3, 4]) upstream.feeds[gamePk] = feed(gamePk, [challenge(true)], counters);
  expect(await run()).toEqual({ stored: [], requested: [] });
  expect(await run(60)).toEqual({ stored: [4, 3, 2], requested: [4, 3, 2] });
});

test('a feed that always fails delays the others by two runs, and is requested again an hour later', async () => {
  const feeds = { 1: feed(1, [challenge(true)], counters) };
  const { upstream, run } = await startJob({ finals: { 1: [1, 0], 2: [2, 0] }, feeds, failing: /game\/2\// });
  expect([(await run()).stored, (await run()).stored]).toEqual([[], []]);
  expect((await run()).stored).toEqual([1]);
  expect((await run(50)).requested).toEqual([]);
  Object.assign(upstream, { failing: null, feeds: { 2: feed(2, [challenge(false)], counters) } });
  expect((await run(11)).stored).toEqual([2]);
});

test('a busy process reads no games', async () => {
  const feeds = { 1: feed(1, [], counters) };
  const { upstream, run } = await startJob({ finals: { 1: [2, 3] }, feeds, isBusy: true });
  expect(await run()).toEqual({ stored: [], requested: [] });
  upstream.isBusy = false;
  expect(await run()).toEqual({ stored: [1], requested: [1] });
});

test('ten games are read in a run, and games of the postseason count', async () => {
  const score = (count: number): [number, number] => [count, count + 1];
  const pks = Array.from({ length: 11 }, (_, index) => index + 1);
  const { upstream, run } = await startJob({
    finals: Object.fromEntries(pks.map((gamePk) => [gamePk, score(gamePk)])),
    feeds: Object.fromEntries([...pks, 30, 31].map((gamePk) => [gamePk, feed(gamePk, [], counters)])),
  });
  const seriesGame = (gamePk: number, gameStatus: object) => {
    const { away: visitors, home: hosts } = teams([1, 2]);
    return {
      gamePk,
      gameType: 'F',
      gameDate: '2031-10-01T18:00:00Z',
      status: gameStatus,
      teams: { away: { ...visitors, seriesNumber: 1 }, home: { ...hosts, seriesNumber: 1 } },
      seriesGameNumber: gamePk - 29,
      gamesInSeries: 3,
    };
  };
  upstream.postseason = [seriesGame(30, final), seriesGame(31, inProgress)];
  expect((await run()).stored).toEqual([30, ...pks.toReversed().slice(0, 9)]);
  expect((await run()).stored).toEqual([2, 1]);
  expect(await listStored()).toEqual([...pks, 30]);
  const [last] = (await db.select().from(finalGames).orderBy(asc(finalGames.gamePk))).slice(-1);
  expect(last).toMatchObject({ stage: 'wildCard', playedOn: '2031-10-01', homeId: home, awayRuns: 1, homeRuns: 2 });
});

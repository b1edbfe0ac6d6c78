import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPatch } from 'rfc6902';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromTimecode } from '../clock/timecode.ts';
import { createLeague } from '../create-league.ts';
import { recordResponses } from '../record/record-responses.ts';
import { hasRecordings, recordingsFolder } from '../testing/recordings.ts';
import { requestJson } from '../testing/request-json.ts';
import { isObject, type Json, member, object, objects, text } from '../wire/json.ts';
import { simulatedLeague } from '../wire/simulated-league.ts';
import { recordedLeague } from './recorded-league.ts';

function open(followsClock: boolean, now?: number) {
  const league = recordedLeague(recordingsFolder, followsClock);
  return { ...league, get: (url: string): Json => requestJson(league.handleRequest, url, now ?? league.startsAt) };
}

const strings = (value: Json) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);
const games = (schedule: Json) => objects(schedule, 'dates').flatMap((date) => objects(date, 'games'));

describe.skipIf(!hasRecordings)('recordings served without replay', () => {
  test('the clock starts at the last change of the newest game in progress', () =>
    expect(open(false).startsAt).toBe(fromTimecode('20240612_042717')));

  test.each([
    ['746139', 'Live', 7, [2, 14]],
    ['777687', 'Final', 9, [3, 7]],
    ['744914', 'Final', 9, [3, 1]],
  ])('game %s is %s in inning %i', (gamePk, state, inning, [away, home]) => {
    const feed = open(false).get(`/api/v1.1/game/${gamePk}/feed/live`);
    expect(text(feed, 'gameData', 'status', 'abstractGameState')).toBe(state);
    expect(object(feed, 'liveData', 'linescore').currentInning).toBe(inning);
    expect(member(feed, 'liveData', 'linescore', 'teams', 'away', 'runs')).toBe(away);
    expect(member(feed, 'liveData', 'linescore', 'teams', 'home', 'runs')).toBe(home);
  });

  test('a day without a recorded schedule lists the games with recorded feeds', () => {
    const found = games(open(false).get('/api/v1/schedule?sportId=1&date=2024-06-11&hydrate=team,linescore'));
    expect(found.map((game) => game.gamePk)).toEqual([746139]);
    expect(text(found[0], 'status', 'abstractGameState')).toBe('Live');
    expect(member(found[0], 'teams', 'home', 'score')).toBe(14);
  });

  test.each([
    ['/api/v1/people/freeAgents?season=2024', 'freeAgents'],
    ['/api/v1/teams/147/roster?hydrate=person&rosterType=40Man', 'roster'],
    [
      '/api/v1/standings?standingsTypes=regularSeason,wildCard&season=2024&leagueId=104,103&hydrate=division,team',
      'records',
    ],
    ['/api/v1/people?personIds=592450,605151&hydrate=currentTeam', 'people'],
  ])('%s returns the recording with the same identifying parameters', (url, list) => {
    expect(objects(open(false).get(url), list).length).toBeGreaterThan(0);
  });

  test('the later of two recordings of a game is served', () =>
    expect(text(open(false).get('/api/v1.1/game/746139/feed/live'), 'metaData', 'timeStamp')).toBe('20240612_042717'));
});

describe.skipIf(!hasRecordings)('a recorded game replayed on the league clock', () => {
  const at = (timecode: string) => open(true, fromTimecode(timecode) ?? 0).get;

  test.each([
    ['20250601_120000', 'Scheduled'],
    ['20250601_174000', 'Pre-Game'],
    ['20250601_181000', 'Warmup'],
    ['20250601_190000', 'In Progress'],
    ['20250601_210028', 'Final'],
  ])('at %s it is %s', (timecode, expected) => {
    expect(text(at(timecode)('/api/v1.1/game/777687/feed/live'), 'gameData', 'status', 'detailedState')).toBe(expected);
    const [game] = games(at(timecode)('/api/v1/schedule?sportId=1&date=2025-06-01'));
    expect(text(game, 'status', 'detailedState')).toBe(expected);
  });

  test('before its end a game has no decision', () =>
    expect(member(at('20250601_190000')('/api/v1.1/game/777687/feed/live'), 'liveData', 'decisions')).toBeUndefined());

  test('the line score before the last change has the final runs, hits and errors', () => {
    const { get } = open(true, Date.UTC(2030, 0, 1));
    for (const gamePk of [744914, 718322, 716896, 777687]) {
      const codes = get(`/api/v1.1/game/${gamePk}/feed/live/timestamps`);
      const before = get(`/api/v1.1/game/${gamePk}/feed/live?timecode=${strings(codes).at(-2)}`);
      const after = get(`/api/v1.1/game/${gamePk}/feed/live`);
      for (const side of ['away', 'home'])
        for (const name of ['runs', 'hits', 'errors'])
          expect(member(before, 'liveData', 'linescore', 'teams', side, name)).toBe(
            member(after, 'liveData', 'linescore', 'teams', side, name),
          );
    }
  });
});

// A simulated game is recorded and replayed: the replay must agree with the simulation at any time of the game.

const league = createLeague({ seed: 'replay', openingDay: '2030-05-20' });
const date = '2030-06-01';
const game = league.games(1, date).find(({ gamePk: pk }) => league.play(pk)?.isForfeit === false);
const played = league.play(game?.gamePk ?? 0);
if (!played) throw new Error('The date has no game');
const { gamePk, firstPitchAt, endedAt } = played;
const simulation = simulatedLeague(league);
const feedPath = `/api/v1.1/game/${gamePk}/feed/live`;
let folder = '';

const final = (path: string) => requestJson(simulation, path, endedAt + 3_600_000);
const replay = (followsClock = true) => recordedLeague(folder, followsClock).handleRequest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recorded-simulation-'));
  const upstream = {
    baseUrl: 'http://league',
    folder,
    fetch: async (url: string) => Response.json(final(url)),
    pause: async () => {},
    report: () => {},
  };
  for (const target of [String(gamePk), '/api/v1/teams/147/roster?rosterType=40Man', '/api/v1/standings?leagueId=103'])
    await recordResponses(target, upstream);
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

/** The parts of a feed that a replay computes from the plays. */
function computedParts(feed: Json) {
  const line = object(feed, 'liveData', 'linescore');
  const sides = ['away', 'home'] as const;
  return {
    state: text(feed, 'gameData', 'status', 'abstractGameState'),
    inning: [line.currentInning, line.isTopInning],
    totals: sides.map((side) => ['runs', 'hits', 'errors'].map((name) => member(line, 'teams', side, name))),
    orders: sides.map((side) => member(feed, 'liveData', 'boxscore', 'teams', side, 'battingOrder')),
    pitchers: sides.map((side) => member(feed, 'liveData', 'boxscore', 'teams', side, 'pitchers')),
    batting: sides.map((side) => {
      return Object.entries(object(feed, 'liveData', 'boxscore', 'teams', side, 'players')).map(([id, player]) => [
        id,
        ...['atBats', 'hits', 'runs', 'rbi', 'strikeOuts'].map((name) => member(player, 'stats', 'batting', name) ?? 0),
      ]);
    }),
    results: objects(feed, 'liveData', 'plays', 'allPlays').map((play) => member(play, 'about', 'isComplete') === true),
  };
}

/** Ends of plays, at which simulation and replay have the same plays. */
const playEnds = played.plays.map((play) => Math.ceil(play.endedAt / 1000) * 1000);

describe('a simulated game, recorded and replayed', () => {
  test('has the line score, lineups and statistics of the simulation after every third play', () => {
    const times = playEnds.filter((time, index) => index % 3 === 0 && time < endedAt);
    expect(times.length).toBeGreaterThan(15);
    for (const at of times)
      expect(computedParts(requestJson(replay(), feedPath, at))).toEqual(
        computedParts(requestJson(simulation, feedPath, at)),
      );
  });

  test('is the recording from its end on, or at any time without replay', () => {
    const recording = final(feedPath);
    expect(requestJson(replay(), feedPath, endedAt + 3_600_000)).toEqual(recording);
    expect(requestJson(replay(false), feedPath, firstPitchAt)).toEqual(recording);
  });

  test('is scheduled, warms up, is in progress and ends at the times of the game', () => {
    const status = (now: number) => {
      const [listed] = games(requestJson(replay(), `/api/v1/schedule?sportId=1&date=${date}`, now));
      return text(listed, 'status', 'detailedState');
    };
    const before = firstPitchAt - 12 * 3_600_000;
    expect([before, firstPitchAt - 600_000, playEnds[3] ?? 0, endedAt + 3_600_000].map(status)).toEqual([
      'Scheduled',
      'Warmup',
      'In Progress',
      'Final',
    ]);
  });

  test('gives the recording when all patches are applied', () => {
    const codes = requestJson(replay(), `${feedPath}/timestamps`, endedAt + 3_600_000);
    const all = Array.isArray(codes) ? codes.map(String) : [];
    const steps = all.filter((_code, index) => index % 40 === 0 || index === all.length - 1);
    const feed = requestJson(replay(), `${feedPath}?timecode=${steps[0]}`, endedAt + 3_600_000);
    for (const code of steps.slice(1)) {
      const url = `${feedPath}/diffPatch?startTimecode=${text(feed, 'metaData', 'timeStamp')}&endTimecode=${code}`;
      const patches = requestJson(replay(), url, endedAt + 3_600_000);
      for (const { diff } of Array.isArray(patches) ? patches.filter(isObject) : [])
        applyPatch(feed, JSON.parse(JSON.stringify(diff)));
      expect(feed).toEqual(requestJson(replay(), `${feedPath}?timecode=${code}`, endedAt + 3_600_000));
    }
    expect(steps.length).toBeGreaterThan(5);
    expect(feed).toEqual(final(feedPath));
  });

  test('does not count in the win-loss records before its end', () => {
    const decided = (now: number) =>
      ['away', 'home'].reduce((sum, side) => {
        const record = object(requestJson(replay(), feedPath, now), 'gameData', 'teams', side, 'record');
        return sum + Number(record.wins) + Number(record.losses);
      }, 0);
    expect(decided(endedAt + 3_600_000) - decided(playEnds[5] ?? 0)).toBe(2);
  });
});

describe('recorded responses of a simulation', () => {
  test.each([
    '/api/v1/teams/147/roster?hydrate=person&rosterType=40Man',
    '/api/v1/standings?leagueId=103&hydrate=team',
  ])('%s returns the recording with the same identifying parameters', (url) => {
    expect(JSON.stringify(requestJson(replay(false), url, endedAt)).length).toBeGreaterThan(1000);
  });

  test.each([
    '/api/v1.1/game/1/feed/live',
    '/api/v1/teams/1/roster?rosterType=40Man',
    '/api/v1/standings?leagueId=104',
    '/api/v1/teams/147/roster?rosterType=40Man&date=2029-06-01',
    '/api/v1/people/freeAgents?season=1999',
  ])('%s, which was not recorded, is not found', (url) => {
    expect(() => requestJson(replay(false), url, endedAt)).toThrow('Object not found');
  });

  test.each(['sportId=1&date=1999-01-01', `sportId=11&date=${date}`, `sportId=1&date=${date}&teamId=1`])(
    'the schedule of %s is empty',
    (query) => expect(games(requestJson(replay(false), `/api/v1/schedule?${query}`, endedAt))).toEqual([]),
  );
});

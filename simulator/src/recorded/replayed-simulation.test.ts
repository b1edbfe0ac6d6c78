import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPatch } from 'rfc6902';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLeague } from '../create-league.ts';
import { recordResponses } from '../record/record-responses.ts';
import { requestJson as get } from '../testing/request-json.ts';
import { isObject, type Json, member, object, objects, text } from '../wire/json.ts';
import { simulatedLeague } from '../wire/simulated-league.ts';
import { recordedLeague } from './recorded-league.ts';

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

const final = (path: string) => get(simulation, path, endedAt + 3_600_000);
const replay = (followsClock = true) => recordedLeague(folder, followsClock).handleRequest;
const scheduled = (schedule: Json) => objects(schedule, 'dates').flatMap((day) => objects(day, 'games'));

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
      const players = object(feed, 'liveData', 'boxscore', 'teams', side, 'players');
      return Object.entries(players).map(([id, player]) => [
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
      expect(computedParts(get(replay(), feedPath, at))).toEqual(computedParts(get(simulation, feedPath, at)));
  });

  test('is the recording from its end on, or at any time without replay', () => {
    const recording = final(feedPath);
    expect(get(replay(), feedPath, endedAt + 3_600_000)).toEqual(recording);
    expect(get(replay(false), feedPath, firstPitchAt)).toEqual(recording);
  });

  test('is scheduled, warms up, is in progress and ends at the times of the game', () => {
    const status = (now: number) => {
      const [listed] = scheduled(get(replay(), `/api/v1/schedule?sportId=1&date=${date}`, now));
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
    const codes = get(replay(), `${feedPath}/timestamps`, endedAt + 3_600_000);
    const all = Array.isArray(codes) ? codes.map(String) : [];
    const steps = all.filter((_code, index) => index % 40 === 0 || index === all.length - 1);
    const feed = get(replay(), `${feedPath}?timecode=${steps[0]}`, endedAt + 3_600_000);
    for (const code of steps.slice(1)) {
      const from = text(feed, 'metaData', 'timeStamp');
      const url = `${feedPath}/diffPatch?startTimecode=${from}&endTimecode=${code}`;
      const patches = get(replay(), url, endedAt + 3_600_000);
      for (const { diff } of Array.isArray(patches) ? patches.filter(isObject) : [])
        applyPatch(feed, JSON.parse(JSON.stringify(diff)));
      expect(feed).toEqual(get(replay(), `${feedPath}?timecode=${code}`, endedAt + 3_600_000));
    }
    expect(steps.length).toBeGreaterThan(5);
    expect(feed).toEqual(final(feedPath));
  });

  test('does not count in the win-loss records before its end', () => {
    const decided = (now: number) =>
      ['away', 'home'].reduce((sum, side) => {
        const record = object(get(replay(), feedPath, now), 'gameData', 'teams', side, 'record');
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
    expect(JSON.stringify(get(replay(false), url, endedAt)).length).toBeGreaterThan(1000);
  });

  test.each([
    '/api/v1.1/game/1/feed/live',
    '/api/v1/teams/1/roster?rosterType=40Man',
    '/api/v1/standings?leagueId=104',
    '/api/v1/teams/147/roster?rosterType=40Man&date=2029-06-01',
    '/api/v1/people/freeAgents?season=1999',
  ])('%s, which was not recorded, is not found', (url) => {
    expect(() => get(replay(false), url, endedAt)).toThrow('Object not found');
  });

  test.each(['sportId=1&date=1999-01-01', `sportId=11&date=${date}`, `sportId=1&date=${date}&teamId=1`])(
    'the schedule of %s is empty',
    (query) => expect(scheduled(get(replay(false), `/api/v1/schedule?${query}`, endedAt))).toEqual([]),
  );
});

import { describe, expect, test } from 'vitest';
import { fromTimecode } from '../clock/timecode.ts';
import { requestJson } from '../testing/request-json.ts';
import { type Json, member, object, objects, text } from '../wire/json.ts';
import { hasRecordings, recordingsFolder } from '../testing/recordings.ts';
import { recordedLeague } from './recorded-league.ts';

function open(followsClock: boolean, now?: number) {
  const league = recordedLeague(recordingsFolder, followsClock);
  return { ...league, get: (url: string): Json => requestJson(league.handleRequest, url, now ?? league.startsAt) };
}

const strings = (value: Json) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);
const games = (schedule: Json) => objects(schedule, 'dates').flatMap((date) => objects(date, 'games'));

describe.skipIf(!hasRecordings)('recordings served without replay', () => {
  test('the clock starts at the last change of the newest game in progress', () => {
    expect(open(false).startsAt).toBe(fromTimecode('20240612_042717'));
  });

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

  test('the later of two recordings of a game is served', () => {
    expect(text(open(false).get('/api/v1.1/game/746139/feed/live'), 'metaData', 'timeStamp')).toBe('20240612_042717');
  });
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

  test('before its end a game has no decision', () => {
    const feed = at('20250601_190000')('/api/v1.1/game/777687/feed/live');
    expect(member(feed, 'liveData', 'decisions')).toBeUndefined();
  });

  test('the line score before the last change has the final runs, hits and errors', () => {
    const { get } = open(true, Date.UTC(2030, 0, 1));
    for (const gamePk of [744914, 718322, 716896, 777687]) {
      const codes = get(`/api/v1.1/game/${gamePk}/feed/live/timestamps`);
      const before = get(`/api/v1.1/game/${gamePk}/feed/live?timecode=${strings(codes).at(-2)}`);
      const after = get(`/api/v1.1/game/${gamePk}/feed/live`);
      for (const side of ['away', 'home']) {
        for (const name of ['runs', 'hits', 'errors'])
          expect(member(before, 'liveData', 'linescore', 'teams', side, name)).toBe(
            member(after, 'liveData', 'linescore', 'teams', side, name),
          );
      }
    }
  });
});

import { applyPatch } from 'rfc6902';
import { beforeAll, expect, test } from 'vitest';
import { fromTimecode } from '../clock/timecode.ts';
import { createLeague } from '../create-league.ts';
import type { League } from '../league.ts';
import { requestJson } from '../testing/request-json.ts';
import { isObject, type Json, member, number, objects, text } from './json.ts';
import { simulatedLeague } from './simulated-league.ts';

const now = Date.UTC(2030, 4, 1, 23, 30);
const create = () => createLeague({ seed: 'wire', openingDay: '2030-04-15' });
const open = () => simulatedLeague(create());
let league: League;
let respond: ReturnType<typeof open>;
beforeAll(() => {
  league = create();
  respond = simulatedLeague(league);
});

const request = (url: string, at = now, of = respond): Json => requestJson(of, url, at);

const slate = (at = now, query = 'sportId=1&date=2030-05-01&hydrate=team,linescore,probablePitcher') =>
  objects(request(`/api/v1/schedule?${query}`, at), 'dates').flatMap((date) => objects(date, 'games'));
const inState = (state: string) => slate().filter((game) => text(game, 'status', 'abstractGameState') === state);
const pkOf = (game: Json | undefined) => number(game, 'gamePk') ?? 0;

test('the same seed and time give the same bytes', () => {
  const other = open();
  const urls = [
    `/api/v1.1/game/${pkOf(inState('Live')[0])}/feed/live`,
    '/api/v1/standings?leagueId=103',
    '/api/v1/teams/121/roster?rosterType=40Man',
  ];
  for (const url of urls) expect(JSON.stringify(request(url, now, other))).toBe(JSON.stringify(request(url)));
});

test('successive patches convert the feed before the first pitch to the final feed', () => {
  const gamePk = pkOf(inState('Final')[0]);
  const codes = request(`/api/v1.1/game/${gamePk}/feed/live/timestamps`);
  const steps = (Array.isArray(codes) ? codes : [])
    .filter((_code, index, all) => index % 30 === 0 || index === all.length - 1)
    .flatMap((code) => (typeof code === 'string' ? [code] : []));
  let here = request(`/api/v1.1/game/${gamePk}/feed/live?timecode=${steps[0]}`);
  for (const code of steps.slice(1)) {
    const patches = request(
      `/api/v1.1/game/${gamePk}/feed/live/diffPatch?startTimecode=${text(here, 'metaData', 'timeStamp')}&endTimecode=${code}`,
    );
    for (const { diff } of Array.isArray(patches) ? patches.filter(isObject) : [])
      applyPatch(here, JSON.parse(JSON.stringify(diff)));
    expect(here).toEqual(request(`/api/v1.1/game/${gamePk}/feed/live?timecode=${code}`));
  }
  expect(text(here, 'gameData', 'status', 'abstractGameState')).toBe('Final');
  expect(here).toEqual(request(`/api/v1.1/game/${gamePk}/feed/live`));
});

test('without a change the patch is empty; a start before the game gives the whole feed', () => {
  const gamePk = pkOf(inState('Live')[0]);
  const feed = request(`/api/v1.1/game/${gamePk}/feed/live`);
  const diffPatch = (start: string | null) =>
    request(`/api/v1.1/game/${gamePk}/feed/live/diffPatch?startTimecode=${start}`);
  expect(diffPatch(text(feed, 'metaData', 'timeStamp'))).toEqual([]);
  expect(number(diffPatch('20200101_000000'), 'gamePk')).toBe(gamePk);
});

test('the schedule, the feed and the line score agree on a live game', () => {
  const game = inState('Live').find((each) => member(each, 'teams', 'home', 'score') !== undefined);
  const feed = request(`/api/v1.1/game/${pkOf(game)}/feed/live`);
  expect(member(feed, 'liveData', 'linescore')).toEqual(member(game, 'linescore'));
  expect(member(feed, 'liveData', 'linescore', 'teams', 'home', 'runs')).toBe(member(game, 'teams', 'home', 'score'));
  expect(fromTimecode(text(feed, 'metaData', 'timeStamp') ?? '')).toBeLessThanOrEqual(now);
});

test('a future game has no score, lineup or decision', () => {
  const feed = request(`/api/v1.1/game/${pkOf(inState('Preview').at(-1))}/feed/live`);
  expect(member(feed, 'liveData', 'plays', 'allPlays')).toEqual([]);
  expect(member(feed, 'liveData', 'linescore', 'currentInning')).toBeUndefined();
  expect(member(feed, 'liveData', 'decisions')).toBeUndefined();
});

test('a canceled or postponed game has that status in its feed and schedule', () => {
  const days = [25, 26, 27, 28, 29].map((day) => `2030-04-${day}`);
  const games = days.flatMap((date) => [1, 22].flatMap((level) => slate(now, `sportId=${level}&date=${date}`)));
  const off = games.filter((game) => ['C', 'D'].includes(text(game, 'status', 'codedGameState') ?? ''));
  expect(off.length).toBeGreaterThan(0);
  for (const game of off) {
    expect(member(game, 'teams', 'home', 'score')).toBeUndefined();
    expect(number(request(`/api/v1.1/game/${pkOf(game)}/feed/live`), 'gamePk')).toBe(pkOf(game));
  }
});

test('wins and losses of the standings match the finished games', () => {
  const records = objects(
    request('/api/v1/standings?leagueId=103,104&standingsTypes=regularSeason'),
    'records',
  ).flatMap((group) => objects(group, 'teamRecords'));
  expect(records).toHaveLength(30);
  const sum = (name: string) => records.reduce((total, record) => total + (number(record, name) ?? 0), 0);
  expect(sum('wins')).toBe(sum('losses'));
  expect(sum('runDifferential')).toBe(0);
  for (const record of records)
    expect(number(record, 'wins')).toBe(
      (number(objects(record, 'records', 'splitRecords')[0], 'wins') ?? 0) +
        (number(objects(record, 'records', 'splitRecords')[1], 'wins') ?? 0),
    );
});

test('the feed of a later game has the records of now, and no rosters yet', () => {
  const winsOf = new Map(
    objects(request('/api/v1/standings?leagueId=103,104'), 'records')
      .flatMap((record) => objects(record, 'teamRecords'))
      .map((of) => [number(of, 'team', 'id'), number(of, 'wins')]),
  );
  const games = slate(now, 'sportId=1&date=2030-05-03').filter((game) => text(game, 'status', 'statusCode') === 'S');
  expect(games.length).toBeGreaterThan(10);
  for (const game of games) {
    const feed = request(`/api/v1.1/game/${pkOf(game)}/feed/live`);
    for (const side of ['away', 'home']) {
      const team = member(feed, 'gameData', 'teams', side);
      // at most an hour old
      const wins = winsOf.get(number(team, 'id')) ?? 0;
      expect([wins - 1, wins]).toContain(number(team, 'record', 'wins'));
    }
    expect(member(feed, 'gameData', 'players')).toEqual({});
  }
});

test('the game of a past day has the records of that day', () => {
  const records = slate(now, 'sportId=1&date=2030-04-15')
    .filter((game) => text(game, 'status', 'abstractGameState') === 'Final')
    .flatMap((game) =>
      ['away', 'home'].map(
        (side) =>
          (number(game, 'teams', side, 'leagueRecord', 'wins') ?? 0) +
          (number(game, 'teams', side, 'leagueRecord', 'losses') ?? 0),
      ),
    );
  expect(records.length).toBeGreaterThan(0);
  // two after a doubleheader
  expect(Math.max(...records)).toBeLessThanOrEqual(2);
});

/** Players with games in MLB and in the minors this season. */
const promoted = () =>
  league.players(1, league.calendar.postseasonEnd).filter(({ id }) => {
    const levels = league.seasonLinesOf(id, now).map(({ sportId }) => sportId);
    return levels.includes(1) && levels.some((level) => level !== 1);
  });

test('the game log of a player with major-league games has no minor-league games', () => {
  const [player] = promoted();
  const hydrate = 'stats(group=[hitting,pitching],type=[gameLog],season=2030)';
  const [person] = objects(request(`/api/v1/people/${player?.id}?hydrate=${hydrate}`), 'people');
  const splits = objects(person, 'stats').flatMap((block) => objects(block, 'splits'));
  expect(splits.length).toBeGreaterThan(0);
  expect(new Set(splits.map((split) => number(split, 'sport', 'id')))).toEqual(new Set([1]));
});

test('every player with major-league games has a debut date', () => {
  const played = new Set(league.seasonLines(1, now).map(({ personId }) => personId));
  const debutants = [...played].filter((id) => league.person(id)?.debutDate === null);
  expect(debutants.length).toBeGreaterThan(0);
  for (const id of debutants) {
    const [person] = objects(request(`/api/v1/people/${id}`), 'people');
    expect(text(person, 'mlbDebutDate')).toMatch(/^2030-0[45]-\d\d$/);
  }
});

test.each(['40Man', 'active', 'nonRosterInvitees', 'depthChart', 'fullSeason', 'fullRoster'])(
  'the roster of type %s has people and names its type',
  (rosterType) => {
    const roster = request(`/api/v1/teams/121/roster?rosterType=${rosterType}`);
    expect(text(roster, 'rosterType')).toBe(rosterType);
    expect(objects(roster, 'roster').length).toBeGreaterThan(0);
  },
);

const categories =
  'homeRuns stolenBases wildPitch catcherEarnedRunAverage errors balk blownSaves assists sacrificeFlies runs ' +
  'groundoutToFlyoutRatio battingAverage groundOuts numberOfPitches onBasePercentage caughtStealing walksPer9Inn winPercentage';

test.each(categories.split(' '))('there are leaders in %s', (category) => {
  const [list] = objects(request(`/api/v1/stats/leaders?leaderCategories=${category}&limit=20`), 'leagueLeaders');
  expect(objects(list, 'leaders').length).toBeGreaterThan(4);
  expect(number(objects(list, 'leaders')[0], 'rank')).toBe(1);
});

test.each([
  ['/api/v1.1/game/1/feed/live', 'Object not found'],
  ['/api/v1/teams/1', 'Object not found'],
  ['/api/v1/people/1', 'Object not found'],
  ['/api/v1/nothing', 'Object not found'],
  ['/api/v1/schedule?sportId=abc', 'Invalid Request with value: abc'],
  ['/api/v1/schedule?date=yesterday', 'Invalid Request with value: yesterday'],
  ['/api/v1/teams/121/roster?rosterType=dream', 'Invalid Request with value: dream'],
  ['/api/v1/stats/leaders?leaderCategories=luck', 'Invalid Request with value: luck'],
])('%s is refused: %s', (url, message) => expect(() => request(url)).toThrow(message));

test('an outfielder has range rows, a pitcher none', () => {
  const people = objects(request('/api/v1/sports/1/players'), 'people');
  const at = (position: string) =>
    people
      .filter((person) => text(person, 'primaryPosition', 'abbreviation') === position)
      .map((person) => number(person, 'id'));
  const rows = at('CF')
    .map((id) => request(`/player-services/range?playerId=${id}&season=2030&playerType=fielder`))
    .find((list) => Array.isArray(list) && list.length > 0);
  expect(Number(text(Array.isArray(rows) ? rows[0] : undefined, 'sprint_speed'))).toBeGreaterThan(20);
  expect(request(`/player-services/range?playerId=${at('P')[0]}&season=2030&playerType=pitcher`)).toEqual([]);
});

test('a postseason game has placeholder clubs and no start time until its clubs are known', () => {
  const [game] = slate(now, 'sportId=1&date=2030-09-17&hydrate=team,linescore,probablePitcher');
  expect(game).toMatchObject({
    gameType: 'F',
    gameDate: '2030-09-17T07:33:00Z',
    status: { statusCode: 'S', startTimeTBD: true },
    teams: {
      away: { team: { name: 'AL #6 Seed', placeholder: true }, leagueRecord: { wins: 0, losses: 0 }, seriesNumber: 1 },
      home: { team: { name: 'AL #3 Seed', placeholder: true } },
    },
    gamesInSeries: 3,
    seriesGameNumber: 1,
    ifNecessary: 'N',
  });
  const feed = request(`/api/v1.1/game/${pkOf(game)}/feed/live`);
  expect([member(feed, 'gameData', 'game', 'type'), member(feed, 'gameData', 'weather')]).toEqual(['F', undefined]);
  const season = slate(now, 'sportId=1&season=2030&gameTypes=F,D,L,W');
  expect(season.filter(({ ifNecessary }) => ifNecessary === 'Y')).toHaveLength(4 + 8 + 6 + 3);
});

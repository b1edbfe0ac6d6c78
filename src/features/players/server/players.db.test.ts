import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { startScriptedClient, respondWith, respondWithStatus } from '#tests/support/upstream/scripted-upstream.ts';
import { players, playerSyncs } from '../tables.ts';
import { lookupLimit } from './create-player.ts';
import { createPlayerList, searchPlayers } from './player-list.ts';
import { syncSeason } from './sync-players.ts';

const db = await createTestDatabase();
const day = 86_400_000;

beforeEach(async () => {
  await db.delete(players);
  await db.delete(playerSyncs);
});

const get = async (url: string) => (await startTestApp({ db })).app.inject(url);

const season = respondWith({ seasons: [{ seasonId: '1970', regularSeasonStartDate: '1970-01-01' }] });
const una = { mlbId: 11, firstLastName: 'Úna Vale', position: 'SS', teamId: 121 };
const posted = { age: 30, currentTeamId: 1, firstLastName: 'anything', MLBAMID: 11 };

describe('the stored list', () => {
  test('is the list of the season from the first request, by name, with an entity tag', async () => {
    const { app } = await startTestApp({ db });
    const response = await app.inject('/api/players');
    expect(response.json()).toMatchObject([{ firstLastName: 'Bo Vale' }, { firstLastName: 'Eli Okafor' }, una]);
    const headers = { 'if-none-match': String(response.headers.etag) };
    expect((await app.inject({ url: '/api/players', headers })).statusCode).toBe(304);
  });

  test('finds a player by the nickname, which a later list can change', async () => {
    const listed = (nickName: string) => respondWith({ people: [{ id: 12, firstLastName: 'Eli Okafor', nickName }] });
    const { client, time } = await startScriptedClient([season, listed('El Tren'), season, listed('Doc')]);
    const clock = { now: () => time.now, speed: 1 };
    const find = (text: string) =>
      searchPlayers(createPlayerList({ db, client, clock, realNow: () => time.now }), text);
    await syncSeason({ db, client, clock });
    expect(await find('tren')).toMatchObject([{ firstLastName: 'Eli Okafor', nickname: 'El Tren' }]);
    time.now += day;
    await syncSeason({ db, client, clock });
    expect([await find('tren'), await find('doc okafor')]).toMatchObject([[], [{ mlbId: 12 }]]);
  });

  test('is updated once a day of the league', async () => {
    const traded = { id: 12, firstLastName: 'Eli Okafor', currentTeam: { id: 110 } };
    const { client, requests, time } = await startScriptedClient([
      season,
      respondWith({ people: [{ id: 12, firstLastName: 'Eli Okafor', currentTeam: { id: 121 } }] }),
      season,
      respondWith({ people: [traded, { id: 14, firstLastName: 'New Man' }] }),
      respondWithStatus(500),
    ]);
    const sync = () => syncSeason({ db, client, clock: { now: () => time.now, speed: 1 } });
    expect([await sync(), await sync()]).toEqual([true, false]);
    const [before] = await db.select().from(players);
    time.now += day;
    expect([await sync(), requests.length]).toEqual([true, 4]);
    expect(await db.select().from(players).orderBy(players.mlbId)).toMatchObject([
      { id: before?.id, teamId: 110 },
      { firstLastName: 'New Man', teamId: null },
    ]);
    time.now += day;
    expect([await sync(), await db.$count(players)]).toEqual([false, 2]);
  });

  test('is empty if the league has no list', async () => {
    const { client, time } = await startScriptedClient([season, respondWithStatus(404)]);
    expect(await syncSeason({ db, client, clock: { now: () => time.now, speed: 1 } })).toBe(false);
    expect(await db.$count(playerSyncs)).toBe(0);
  });

  test('has status 503 while the upstream fails', async () => {
    const { app, upstream } = await startTestApp({ db });
    upstream.isFailing = true;
    expect((await app.inject('/api/players')).statusCode).toBe(503);
  });

  test.each([
    ['vale', ['Bo Vale', 'Úna Vale']],
    ['UNA', ['Úna Vale']],
    ['', []],
    ['zz', []],
  ])('finds %j', async (text, names) => {
    const found = await get(`/api/players/search?q=${text}`);
    expect(found.json().map(({ firstLastName }: { firstLastName: string }) => firstLastName)).toEqual(names);
  });
});

describe('posting a player', () => {
  test('stores the league’s values once', async () => {
    const { app } = await startTestApp({ db });
    const user = await signUpUser(app, 'poster');
    const post = () => user.inject({ method: 'POST', url: '/api/players', payload: posted });
    expect((await post()).json()).toMatchObject({ ...una, isNew: true });
    expect([(await post()).json(), await db.$count(players)]).toMatchObject([{ ...una, isNew: false }, 1]);
  });

  test('accepts a player of the league who is not on the season’s list', async () => {
    const { app } = await startTestApp({ db });
    const user = await signUpUser(app, 'poster2');
    const payload = { firstLastName: 'Abe Quill', MLBAMID: 21 };
    const response = await user.inject({ method: 'POST', url: '/api/players', payload });
    expect(response.json()).toMatchObject({ mlbId: 21, firstLastName: 'Abe Quill', teamId: null, isNew: true });
  });

  test('rejects unknown players and invalid bodies', async () => {
    const { app } = await startTestApp({ db });
    const user = await signUpUser(app, 'poster3');
    const post = (payload: object) => user.inject({ method: 'POST', url: '/api/players', payload });
    const unknown = await post({ ...posted, MLBAMID: 99 });
    const fields = { MLBAMID: 'is not a player of the league' };
    expect([unknown.statusCode, unknown.json().error.fields]).toEqual([422, fields]);
    for (const [field, value] of [
      ['age', '30'],
      ['currentTeamId', 'Mets'],
      ['firstLastName', 7],
      ['MLBAMID', '11'],
      ['MLBAMID', undefined],
    ] as const) {
      const refused = await post({ ...posted, [field]: value });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error.fields).toHaveProperty(field);
    }
    expect(await db.$count(players)).toBe(0);
  });

  test('limits the lookups of players who are not on the list', async () => {
    const { app } = await startTestApp({ db });
    const user = await signUpUser(app, 'poster5');
    const post = (id: number) =>
      user.inject({ method: 'POST', url: '/api/players', payload: { ...posted, MLBAMID: id } });
    for (let tries = 0; tries < lookupLimit.max; tries += 1) expect((await post(99)).statusCode).toBe(422);
    expect([(await post(99)).statusCode, (await post(11)).statusCode]).toEqual([429, 200]);
  });

  test('requires a session', async () => {
    const { app } = await startTestApp({ db });
    const response = await app.inject({ method: 'POST', url: '/api/players', payload: posted });
    expect([response.statusCode, response.json().error.message]).toEqual([401, 'You need to sign in to post players']);
  });

  test('accepts the entries of the season’s list', async () => {
    const { app } = await startTestApp({ db });
    const user = await signUpUser(app, 'poster4');
    const list = (await app.inject('/api/players/season')).json();
    expect(list).toMatchObject({ season: '2031', players: [{ MLBAMID: 11 }, { MLBAMID: 12 }, { MLBAMID: 13 }] });
    for (const payload of list.players)
      expect((await user.inject({ method: 'POST', url: '/api/players?season=2031', payload })).statusCode).toBe(200);
    expect(await db.$count(players)).toBe(3);
  });
});

describe('a player', () => {
  test('has all years, a total without a club, an empty season and small tables as NA', async () => {
    const { app, upstream } = await startTestApp({ db });
    const response = (await app.inject('/api/players/11')).json();
    expect(response).toMatchObject({
      player: { id: 11, name: 'Úna Vale', nickname: null },
      isEstablished: false,
      stats: [
        { group: 'hitting', career: [{ season: null, figures: { homeRuns: '9', avg: '.270' } }] },
        { group: 'pitching', career: [], years: [{ season: '2031' }] },
      ],
    });
    expect(response.stats[0].years).toMatchObject([
      { season: '2030', team: { id: 110 }, teams: null },
      { season: '2030', team: { id: 121 } },
      { season: '2030', team: null, teams: 2, figures: { homeRuns: '9' } },
      { season: '2031', figures: {} },
    ]);
    const { rankings } = (await app.inject('/api/players/11/rankings')).json();
    expect(rankings).toMatchObject([{ group: 'hitting', years: [{ figures: { homeRuns: '12', zones: 'NA' } }] }]);
    await app.inject('/api/players/11');
    expect(upstream.requests.filter((path) => path.endsWith('/people/11'))).toHaveLength(2);
  });

  test('is compared with the qualified players, in counts with all, by the line in their list', async () => {
    const { app, upstream } = await startTestApp({ db });
    const { season: shown, groups } = (await app.inject('/api/players/12/percentiles')).json();
    const homeRuns = { id: 'homeRuns', text: '40', rank: 2, isTied: false, of: 5 };
    const pools = [
      { kind: 'qualified', size: 3, places: [{ ...homeRuns, percentile: 70 }] },
      { kind: 'played', size: 4, places: [{ ...homeRuns, percentile: 70 }] },
    ];
    const hitting = { group: 'hitting', level: 1, isQualified: true, ranks: [homeRuns], pools };
    expect([shown, groups]).toEqual(['2031', [hitting]]);
    expect(upstream.requests.filter((path) => path.endsWith('/api/v1/stats'))).toHaveLength(2);
    expect((await app.inject('/api/players/11/percentiles')).json()).toMatchObject({
      season: '2031',
      groups: [
        { group: 'hitting', isQualified: false, pools: [] },
        { group: 'pitching', isQualified: false, pools: [] },
      ],
    });
    expect((await app.inject('/api/players/12/percentiles?season=2019')).json().groups).toEqual([]);
  });

  test('has a game log of the last season, newest game first, with innings counted in thirds', async () => {
    const { app } = await startTestApp({ db });
    const { season: shown, groups } = (await app.inject('/api/players/11/games')).json();
    const games = [
      { date: '2031-04-06', gamePk: null, opponent: null, isHome: false, isWin: true },
      { date: '2031-04-01', gamePk: 5, opponent: { id: 110 }, isHome: null, isWin: null },
    ];
    expect([shown, groups]).toMatchObject(['2031', [{ group: 'pitching', innings: '6.0', count: 2, games }]]);
    expect(groups[0].games[0].figures.slice(0, 5)).toEqual(['0.1', null, null, null, '2']);
    expect(groups[0].games[0]).toMatchObject({ score: null, summary: '0.1 IP, 2 ER', running: ['3.00'] });
    expect(groups[0].parts).toMatchObject([
      { id: 'away', figures: { inningsPitched: '0.1' } },
      { id: '2031-04', figures: { gamesPlayed: '2', inningsPitched: '6.0', era: '3.00' } },
    ]);
    const limited = (await app.inject('/api/players/11/games?limit=1')).json();
    expect(limited.groups[0]).toMatchObject({ count: 2, games: [{ date: '2031-04-06' }] });
    expect((await app.inject('/api/players/21/games?season=2020')).statusCode).toBe(200);
  });

  test('has the years in the minor leagues, each with its level', async () => {
    expect((await get('/api/players/11/minors')).json().groups).toMatchObject([
      { group: 'hitting', years: [{ season: '2028', team: { id: 555 }, level: 12, figures: { homeRuns: '1' } }] },
    ]);
  });

  test.each([
    ['/api/players/11/games?season=last', 400],
    ['/api/players/11/percentiles?season=31', 400],
    ['/api/players/99/games', 404],
    ['/api/players/99/percentiles', 404],
    ['/api/players/99/minors', 404],
    ['/api/players/99', 404],
    ['/api/players/abc', 400],
    ['/api/players/11?', 200],
    ['/api/players/99/rankings', 404],
    ['/api/players/season?season=soon', 400],
  ])('%s has status %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  test('is featured from the league’s own list', async () => {
    const response = await get('/api/players/featured');
    expect(response.json()).toEqual({ id: 12 });
    expect(response.headers['cache-control']).toContain('no-store');
  });
});

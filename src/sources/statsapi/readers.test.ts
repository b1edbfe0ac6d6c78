import { describe, expect, test } from 'vitest';
import { readFieldingRange } from '#features/fielding/upstream.ts';
import { readBatterSeasons } from '#features/forecasts/upstream.ts';
import { readFreeAgents } from '#features/free-agents/upstream.ts';
import { readLeaders } from '#features/league-leaders/upstream.ts';
import { readTransactions } from '#features/transactions/upstream.ts';
import { startScriptedClient, respondWith } from '#tests/support/upstream/scripted-upstream.ts';
import type { UpstreamResponse } from './client/response.ts';
import type { StatsApiClient } from './client/stats-api-client.ts';
import { readLineups } from './live/read-lineups.ts';
import { readPlayerList, readPlayer } from './read-player.ts';
import { readCoaches, readRoster } from './read-roster.ts';
import { readSeasons } from './read-seasons.ts';
import { readStandings } from './read-standings.ts';
import { readAffiliates, readTeam, readTeams } from './read-teams.ts';
import { readUpcomingGames } from './schedule/read-games-between.ts';
import { readGameCard, readSchedule } from './schedule/read-schedule.ts';
import { readLineScores } from './schedule/to-line-scores.ts';

type Verb = {
  call: (client: StatsApiClient) => Promise<UpstreamResponse<unknown>>;
  /** the request that it sends, decoded */
  request: string;
  /** invented */
  body: object;
  value: unknown;
};

const dates = [
  { date: '2030-05-01', games: [{ gamePk: 1, status: { statusCode: 'DR' }, rescheduleGameDate: '2030-05-02' }] },
  { date: '2030-05-02', games: [{ gamePk: 1, status: { statusCode: 'S' } }] },
];

/** A season with two clubs and no total, one with a total, and one in a minor league. */
const splits = [
  { season: '2028', stat: { plateAppearances: 60, homeRuns: 3 } },
  { season: '2028', stat: { plateAppearances: 40, homeRuns: 1 } },
  { season: '2029', stat: { plateAppearances: 50, homeRuns: 2 } },
  { season: '2029', stat: { plateAppearances: 20, homeRuns: 1 } },
  { season: '2029', numTeams: 2, stat: { plateAppearances: 70, homeRuns: 3, baseOnBalls: 5 } },
  { season: '2030', sport: { id: 11 }, stat: { plateAppearances: 300, homeRuns: 20 } },
];

const gameReaders: Record<string, Verb> = {
  readSchedule: {
    call: (client) => readSchedule(client, { date: '2030-05-01', level: 11 }),
    request:
      '/api/v1/schedule?date=2030-05-01&hydrate=team,linescore,probablePitcher,decisions,venue(timezone),flags&sportId=11',
    body: { dates },
    value: [{ gamePk: 1, status: { phase: 'void' }, rescheduledTo: '2030-05-02' }],
  },
  readGameCard: {
    call: (client) => readGameCard(client, 1),
    request: '/api/v1/schedule?gamePk=1&hydrate=team,linescore,probablePitcher,decisions,venue(timezone),flags',
    body: { dates },
    value: { gamePk: 1, status: { phase: 'open' } },
  },
};

const forecastReaders: Record<string, Verb> = {
  readLineScores: {
    call: (client) => readLineScores(client, { from: '2030-05-01', to: '2030-05-31' }),
    request:
      '/api/v1/schedule?endDate=2030-05-31&fields=dates,date,games,gamePk,gameType,status,statusCode,abstractGameState,detailedState,' +
      'teams,away,home,team,id,score,probablePitcher,linescore,innings,num,runs' +
      '&gameTypes=R,F,D,L,W&hydrate=linescore,probablePitcher&sportId=1&startDate=2030-05-01',
    body: { dates },
    value: [],
  },
  readLineups: {
    call: (client) => readLineups(client, 1),
    request: '/api/v1.1/game/1/feed/live?fields=gamePk,liveData,boxscore,teams,away,home,battingOrder',
    body: {
      liveData: {
        boxscore: { teams: { away: { battingOrder: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, home: { battingOrder: [] } } },
      },
    },
    value: { away: [1, 2, 3, 4, 5, 6, 7, 8, 9], home: null },
  },
  readBatterSeasons: {
    call: (client) => readBatterSeasons(client, [2, 1]),
    request:
      '/api/v1/people?fields=people,id,fullName,stats,type,group,displayName,splits,season,gameType,sport,numTeams,stat,plateAppearances,' +
      'atBats,hits,doubles,triples,homeRuns,baseOnBalls,intentionalWalks,hitByPitch' +
      '&hydrate=stats(group=[hitting],type=[yearByYear])&personIds=1,2',
    body: {
      people: [
        {
          id: 1,
          fullName: 'Al Bo',
          stats: [{ type: { displayName: 'yearByYear' }, group: { displayName: 'hitting' }, splits }],
        },
        { id: 2 },
      ],
    },
    value: [
      {
        id: 1,
        name: 'Al Bo',
        seasons: [
          { season: 2028, plateAppearances: 100, homeRuns: 4 },
          { season: 2029, plateAppearances: 70, homeRuns: 3, walks: 5 },
        ],
      },
      { id: 2, seasons: [] },
    ],
  },
  readUpcomingGames: {
    call: (client) => readUpcomingGames(client, { from: '2030-05-01', to: '2030-05-02' }),
    request: '/api/v1/schedule?endDate=2030-05-02&hydrate=team,probablePitcher&sportId=1&startDate=2030-05-01',
    body: { dates },
    value: [
      { gamePk: 1, status: { phase: 'void' } },
      { gamePk: 1, status: { phase: 'open' } },
    ],
  },
};

const clubReaders: Record<string, Verb> = {
  readStandings: {
    call: (client) => readStandings(client, { season: '2030' }),
    request:
      '/api/v1/standings?hydrate=division,team&leagueId=103,104&season=2030&standingsTypes=regularSeason,wildCard',
    body: {
      records: [
        {
          standingsType: 'regularSeason',
          league: { id: 103 },
          division: { id: 201 },
          teamRecords: [
            { team: { id: 147 }, leagueRecord: { wins: 1, losses: 0, pct: '1.000' }, runsScored: 5, runsAllowed: 2 },
          ],
        },
        { standingsType: 'wildCard', league: { id: 103 }, division: { id: 201 }, teamRecords: [] },
        { standingsType: 'springTraining', league: { id: 104 } },
      ],
    },
    value: [
      {
        kind: 'division',
        name: 'American League East',
        standings: [
          { team: { name: 'New York Yankees' }, wins: 1, percentage: '1.000', streak: null, runDifferential: 3 },
        ],
      },
      { kind: 'wildCard', name: 'Wild Card' },
      { kind: 'league', name: 'National League', divisionId: null },
    ],
  },
  readRoster: {
    call: (client) => readRoster(client, { teamId: 7, type: '40Man' }),
    request: '/api/v1/teams/7/roster?hydrate=person&rosterType=40Man',
    body: {
      rosterType: 'fullSeason',
      roster: [{ person: { id: 1, primaryNumber: 9 }, jerseyNumber: '' }, { person: {} }],
    },
    value: {
      type: 'fullSeason',
      entries: [{ id: 1, name: 'Unknown player', jerseyNumber: '9', position: null, status: null }],
    },
  },
  readCoaches: {
    call: (client) => readCoaches(client, { teamId: 7, season: '2030' }),
    request: '/api/v1/teams/7/coaches?season=2030',
    body: { roster: [{ person: { id: 2, fullName: 'Al Bo' }, job: 'Bench Coach' }] },
    value: [{ id: 2, name: 'Al Bo', jerseyNumber: null, title: 'Bench Coach' }],
  },
  readTransactions: {
    call: (client) => readTransactions(client, { teamId: 7, from: '2030-05-01', to: '2030-05-08' }),
    request: '/api/v1/transactions?endDate=2030-05-08&startDate=2030-05-01&teamId=7',
    body: {
      transactions: [
        { id: 1, date: '2030-05-02', toTeam: { id: 7 }, description: 'Club  signed Al Bo.' },
        { id: 2, effectiveDate: '2030-05-03', person: { id: 3 }, typeCode: 'SC' },
        { id: 3, date: '2030-05-02', fromTeam: { id: 7 }, description: 'Club signed Al Bo' },
        { id: 4, date: '2030-05-02' },
      ],
    },
    value: [
      { date: '2030-05-03', description: null, event: 'statusChange' },
      { date: '2030-05-02', effectiveDate: '2030-05-02' },
    ],
  },
  readTeams: {
    call: (client) => readTeams(client, { season: '2030' }),
    request: '/api/v1/teams?hydrate=venue(timezone)&season=2030&sportId=1',
    body: { teams: [{ id: 5000, name: 'Lake Town Otters', parentOrgId: 121, parentOrgName: 'Mets' }] },
    value: [{ shortName: 'Lake Town Otters', abbreviation: 'LTO', parent: { id: 121, name: 'Mets' } }],
  },
  readTeam: {
    call: (client) => readTeam(client, { teamId: 5000, season: '2030' }),
    request: '/api/v1/teams/5000?season=2030',
    body: { teams: [{ id: 5000, name: 'Lake Town Otters', sport: { id: 11, name: 'Triple-A' }, parentOrgId: 121 }] },
    value: { id: 5000, level: { id: 11, name: 'Triple-A' }, parent: { id: 121 } },
  },
  readAffiliates: {
    call: (client) => readAffiliates(client, { teamId: 121 }),
    request: '/api/v1/teams/121/affiliates',
    body: { teams: [{ id: 121 }, { name: 'no number' }] },
    value: [{ id: 121, name: 'New York Mets', abbreviation: 'NYM' }],
  },
  readSeasons: {
    call: (client) => readSeasons(client),
    request: '/api/v1/seasons/all?sportId=1',
    body: { seasons: [{ seasonId: '2030', regularSeasonStartDate: '2030-03-28' }, { seasonId: 7 }] },
    value: [{ id: '2030', regularStart: '2030-03-28', regularEnd: null }],
  },
};

const playerReaders: Record<string, Verb> = {
  readPlayer: {
    call: (client) => readPlayer(client, { id: 1, stats: { types: ['career'], groups: ['hitting', 'pitching'] } }),
    request: '/api/v1/people/1?hydrate=currentTeam,stats(group=[hitting,pitching],type=[career])',
    body: {
      people: [
        {
          id: 1,
          fullName: 'Al Bo',
          birthCity: 'Oz',
          birthCountry: 'USA',
          nickName: '',
          stats: [
            {
              type: { displayName: 'career' },
              group: { displayName: 'hitting' },
              splits: [{ stat: { avg: '.300', hits: 3, zones: [], isBest: true } }],
            },
            { splits: 'none' },
          ],
        },
      ],
    },
    value: {
      name: 'Al Bo',
      birthPlace: 'Oz, USA',
      nickname: null,
      stats: [{ type: 'career', group: 'hitting', splits: [{ figures: { avg: '.300', hits: '3', zones: 'NA' } }] }],
    },
  },
  readPlayerList: {
    call: (client) => readPlayerList(client, { season: '2030' }),
    request: '/api/v1/sports/1/players?season=2030',
    body: { people: [{ id: 1, fullName: 'Al Bo', currentTeam: { id: 7 }, currentAge: 30 }] },
    value: [{ id: 1, name: 'Al Bo', teamId: 7, age: 30, position: null }],
  },
  readLeaders: {
    call: (client) => readLeaders(client, { category: 'wildPitch', season: '2030' }),
    request: '/api/v1/stats/leaders?leaderCategories=wildPitch&limit=20&season=2030&sportId=1&statGroup=pitching',
    body: {
      leagueLeaders: [
        { statGroup: 'catching', leaders: [{ rank: 1, value: '40', person: { id: 2 } }] },
        {
          statGroup: 'pitching',
          leaders: [{ rank: 1, value: 14, person: { id: 1 }, league: { id: 103, name: 'AL' } }],
        },
      ],
    },
    value: [{ rank: 1, value: '14', person: { id: 1, name: 'Unknown player' }, team: null, league: { name: 'AL' } }],
  },
  readFreeAgents: {
    call: (client) => readFreeAgents(client, '2030'),
    request: '/api/v1/people/freeAgents?season=2030',
    body: { freeAgents: [{ player: { id: 1 }, originalTeam: { id: 7, name: 'Otters' }, newTeam: { link: '/none' } }] },
    value: [{ player: { id: 1 }, originalTeam: { id: 7 }, newTeam: null, notes: null }],
  },
  readFieldingRange: {
    call: (client) => readFieldingRange(client, { playerId: 1, season: '2030' }),
    request: '/player-services/range?playerId=1&playerType=fielder&season=2030',
    body: [
      {
        game_pk: '8',
        sprint_speed: '28.125',
        distance: '61',
        out: '1',
        catch_rate: null,
        name_display_first_last: 'Al Bo',
      },
    ],
    value: [{ gamePk: 8, playerName: 'Al Bo', sprintSpeed: 28.125, distance: 61, isOut: true, catchRate: null }],
  },
};

test.each(Object.entries({ ...gameReaders, ...forecastReaders, ...clubReaders, ...playerReaders }))(
  'each reader sends a Stats API request and returns domain values: %s',
  async (_, reader) => {
    const { client, requests } = await startScriptedClient([respondWith(reader.body)]);
    const response = await reader.call(client);
    expect(requests.map((request) => decodeURIComponent(request))).toEqual([reader.request]);
    expect(response).toMatchObject({ value: reader.value, isStale: false });
  },
);

describe('missing data', () => {
  test('a day without games is an empty list', async () => {
    const { client } = await startScriptedClient([respondWith({ dates: [] })]);
    expect((await readSchedule(client, { date: '2030-01-01', level: 1 })).value).toEqual([]);
  });

  test('an unlisted game is null', async () => {
    expect((await readGameCard((await startScriptedClient([respondWith({ dates })])).client, 99)).value).toBeNull();
  });

  test('an unknown player and an unknown team are not found', async () => {
    const { client } = await startScriptedClient([respondWith({ people: [], teams: [] })]);
    await expect(readPlayer(client, { id: 1 })).rejects.toMatchObject({ name: 'UpstreamNotFound' });
    await expect(readTeam(client, { teamId: 1 })).rejects.toMatchObject({ name: 'UpstreamNotFound' });
  });
});

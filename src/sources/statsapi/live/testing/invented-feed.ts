/** An invented live feed in the upstream's format: a short game with an example of most event types. */
import { fold } from '#rules/baseball/game/fold.ts';
import { toGameLog } from '../live-feed.ts';
import { wireFeed } from '../wire-feed.ts';

type Fields = Record<string, unknown>;

const person = (id: number, fullName: string) => ({ id, fullName, link: `/people/${id}` });
const batters = {
  away: [101, 102, 103, 104, 105, 106, 107, 108, 109],
  home: [201, 202, 203, 204, 205, 206, 207, 208, 209],
};
const inProgress = { abstractGameState: 'Live', detailedState: 'In Progress', statusCode: 'I', startTimeTBD: false };
const nameOf = (id: number) => `Invented Player-${id}`;
const at = (second: number) => new Date(Date.UTC(2031, 5, 1, 18, 0, second)).toISOString();

const player = (id: number): Fields => ({
  ...person(id, nameOf(id)),
  batSide: { code: 'R' },
  pitchHand: { code: 'R' },
  primaryPosition: { abbreviation: 'SS' },
  strikeZoneTop: 3.4,
  strikeZoneBottom: 1.6,
});

export function runner(
  id: number,
  start: string | null,
  end: string | null,
  playIndex: number,
  credits: Fields[] = [],
): Fields {
  return {
    movement: { originBase: start, start, end, outBase: end ? null : '1B', isOut: end === null, outNumber: null },
    details: { runner: person(id, nameOf(id)), playIndex, eventType: 'any' },
    credits,
  };
}

export function error(playerId: number, credit = 'f_throwing_error'): Fields {
  return { player: { id: playerId }, credit };
}

export function pitch(index: number, code: string, count: Fields, more: Fields = {}): Fields {
  return {
    index,
    pitchNumber: index + 1,
    isPitch: true,
    type: 'pitch',
    startTime: at(index * 10),
    endTime: at(index * 10 + 5),
    details: { call: { code, description: `Call ${code}` }, isOut: false, type: { code: 'SL', description: 'Slider' } },
    count,
    pitchData: {
      startSpeed: 88.14,
      endSpeed: 80.4,
      strikeZoneTop: 3.4,
      strikeZoneBottom: 1.6,
      coordinates: { pX: -0.00041, pZ: 2.4567 },
      breaks: { breakAngle: 12.36, spinRate: 2400, spinDirection: 120 },
    },
    ...more,
  };
}

export const zero = { balls: 0, strikes: 0, outs: 0 };

export function inPlay(index: number): Fields {
  return pitch(index, 'X', zero);
}

export function action(index: number, eventType: string, description: string, more: Fields = {}): Fields {
  return {
    index,
    isPitch: false,
    type: 'action',
    startTime: at(index * 10),
    endTime: at(index * 10 + 5),
    details: { event: eventType, eventType, description },
    count: { balls: 0, strikes: 0, outs: 0 },
    ...more,
  };
}

export type InventedPlay = {
  inning?: number;
  half?: 'top' | 'bottom';
  batter: number;
  pitcher?: number;
  eventType?: string | null;
  events: Fields[];
  runners?: Fields[] | undefined;
  count?: Fields;
  score?: [away: number, home: number];
  post?: Fields;
  isComplete?: boolean;
  review?: Fields;
};

const toPlay = (play: InventedPlay, index: number): Fields => {
  const { inning = 1, half = 'top', eventType = 'field_out', score = [0, 0], isComplete = true } = play;
  const pitcher = play.pitcher ?? (half === 'top' ? 210 : 110);
  return {
    result: {
      type: 'atBat',
      event: eventType,
      eventType,
      description: `${nameOf(play.batter)}   did  ${eventType}. `,
      rbi: 0,
      awayScore: score[0],
      homeScore: score[1],
    },
    about: {
      atBatIndex: index,
      halfInning: half,
      isTopInning: half === 'top',
      inning,
      startTime: at(index * 60),
      endTime: at(index * 60 + 50),
      isComplete,
    },
    count: play.count ?? { balls: 0, strikes: 0, outs: 0 },
    matchup: {
      batter: person(play.batter, nameOf(play.batter)),
      batSide: { code: 'R' },
      pitcher: person(pitcher, nameOf(pitcher)),
      pitchHand: { code: 'R' },
      ...play.post,
    },
    runners: play.runners,
    playEvents: play.events,
    reviewDetails: play.review,
    atBatIndex: index,
  };
};

const boxTeam = (side: 'away' | 'home'): Fields => {
  const pitcher = side === 'away' ? 110 : 210;
  const entries = batters[side].map((id, place) => [
    `ID${id}`,
    {
      person: person(id, nameOf(id)),
      battingOrder: String((place + 1) * 100),
      position: { abbreviation: 'SS' },
      allPositions: [{ abbreviation: 'SS' }],
      stats: { batting: { atBats: 4, hits: 1, runs: 0, rbi: 0 }, pitching: {} },
      seasonStats: { batting: { avg: '.250', ops: '.700' } },
    },
  ]);
  const mound = {
    person: person(pitcher, nameOf(pitcher)),
    position: { abbreviation: 'P' },
    stats: {
      batting: {},
      pitching: { inningsPitched: '5.2', hits: 3, numberOfPitches: 88, strikes: 60, note: '(W, 7-4)' },
    },
    seasonStats: { pitching: { era: '3.10' } },
  };
  return {
    players: { ...Object.fromEntries(entries), [`ID${pitcher}`]: mound },
    pitchers: [pitcher],
    battingOrder: batters[side],
    info: [{ title: 'BATTING', fieldList: [{ label: '2B', value: 'Player-101 (3).' }] }],
    note: [{ label: 'a', value: 'Struck out for somebody.' }],
  };
};

const team = (id: number, teamName: string): Fields => ({
  id,
  name: `Invented ${teamName}`,
  teamName,
  abbreviation: teamName.slice(0, 3).toUpperCase(),
  record: { wins: 40, losses: 30, leagueRecord: { wins: 40, losses: 30 } },
});

type FeedFacts = { status?: Fields; live?: Fields; game?: Fields };

/** The game of a feed with these plays. */
export function logOf(plays: InventedPlay[], more?: FeedFacts) {
  return toGameLog(wireFeed.parse(inventedFeed(plays, more)));
}

export function viewOf(plays: InventedPlay[], more?: FeedFacts) {
  return fold(logOf(plays, more), Infinity);
}

export function inventedFeed(plays: InventedPlay[] = [], more: FeedFacts = {}) {
  const ids = [...batters.away, 110, 111, ...batters.home, 210, 211];
  return {
    gamePk: 7,
    metaData: { wait: 10, timeStamp: '20310601_190000' },
    gameData: {
      game: { pk: 7, season: '2031', doubleHeader: 'N', gameNumber: 1 },
      datetime: { dateTime: '2031-06-01T18:00:00Z', originalDate: '2031-06-01', officialDate: '2031-06-01' },
      status: more.status ?? inProgress,
      teams: { away: team(9001, 'Ospreys'), home: team(9002, 'Herons') },
      players: Object.fromEntries(ids.map((id) => [`ID${id}`, player(id)])),
      venue: { id: 1, name: 'Invented Park', timeZone: { id: 'America/Chicago' } },
      weather: { condition: 'Clear', temp: '71', wind: '6 mph, Out To LF' },
      probablePitchers: { away: person(110, nameOf(110)), home: person(210, nameOf(210)) },
      ...more.game,
    },
    liveData: {
      plays: { allPlays: plays.map(toPlay), scoringPlays: [] },
      linescore: { scheduledInnings: 9, innings: [], teams: { away: {}, home: {} } },
      boxscore: { teams: { away: boxTeam('away'), home: boxTeam('home') }, info: [{ label: 'T', value: '2:41.' }] },
      ...more.live,
    },
  };
}

/** A few plays with an example of most event types, so that every converter is used. */
export const inventedPlays: InventedPlay[] = [
  {
    batter: 101,
    eventType: 'single',
    events: [
      action(0, 'game_advisory', 'Status Change - Warmup'),
      action(1, 'game_advisory', 'Status Change - In Progress'),
      pitch(2, 'B', { balls: 1, strikes: 0, outs: 0 }),
      pitch(
        3,
        'D',
        { balls: 1, strikes: 0, outs: 0 },
        {
          hitData: {
            launchSpeed: 97.2,
            launchAngle: 14,
            totalDistance: 214,
            trajectory: 'line_drive',
            coordinates: { coordX: 125.42, coordY: 98.27 },
          },
        },
      ),
    ],
    runners: [runner(101, null, '1B', 3), runner(101, '1B', '2B', 3, [error(208)])],
    count: { balls: 1, strikes: 0, outs: 0 },
  },
  {
    batter: 102,
    eventType: 'walk',
    events: [
      action(0, 'pitching_substitution', 'Pitching Change.', { player: { id: 211 }, position: { abbreviation: 'P' } }),
      action(1, 'no_pitch', 'Automatic Ball', { type: 'no_pitch', count: { balls: 1, strikes: 0, outs: 0 } }),
      action(2, 'wild_pitch', 'Wild pitch.'),
      pitch(3, '*B', { balls: 4, strikes: 0, outs: 0 }),
    ],
    pitcher: 211,
    runners: [runner(101, '2B', '3B', 2), runner(102, null, '1B', 3)],
    count: { balls: 4, strikes: 0, outs: 0 },
  },
  {
    batter: 103,
    eventType: 'sac_fly',
    events: [
      action(0, 'offensive_substitution', 'Pinch-runner.', {
        player: { id: 111 },
        replacedPlayer: { id: 102 },
        position: { abbreviation: 'PR' },
        battingOrder: '201',
      }),
      pitch(
        1,
        'E',
        { balls: 0, strikes: 0, outs: 0 },
        { details: { call: { code: 'E', description: 'In play, run(s)' }, isOut: true } },
      ),
    ],
    pitcher: 211,
    runners: [runner(103, null, null, 1), runner(101, '3B', 'score', 1)],
    count: { balls: 0, strikes: 0, outs: 1 },
    score: [1, 0],
  },
];

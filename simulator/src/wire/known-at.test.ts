import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, leagueDateOf } from '../clock/league-date.ts';
import { toTimecode } from '../clock/timecode.ts';
import { readQuery } from '../http/query.ts';
import type { League } from '../league.ts';
import type { ScheduledGame } from '../model.ts';
import type * as randomNumbers from '../rng/random.ts';
import { playUntil } from '../testing/play-until.ts';

/**
 * At a random time, the league answers exactly like a league that is equal up to this time and goes on differently: its later games, roster
 * moves and rain come from other random numbers, and its live games have other plays after that time.
 */

const openingDay = '2030-04-15';
const minute = 60_000;
/** for the long run */
const longest = 3_600_000;
const day = 24 * 60 * minute;
/** more in `npm test -- simulator` */
const [days = 2, times = 2] = (process.env.KNOWN_AT ?? '').split(',').filter(Boolean).map(Number);

const seed = 'known';
let league: League;
let create: (seed: string) => League;
let open: (league: League) => (request: { path: string; query: ReturnType<typeof readQuery>; now: number }) => unknown;

const startOf = ({ listings }: ScheduledGame) =>
  (listings[0]?.fate === 'suspended' ? listings[0] : listings.at(-1))?.startsAt ?? 0;

/** How long before the first pitch something is known. */
const leads: Readonly<Record<string, number>> = { card: 150 * minute, weather: 150 * minute, calendar: 300 * minute };

/** Whether a random key decides something that is not known at a time. */
function isLater([kind = '', what = '']: readonly string[], time: number): boolean {
  if (kind === 'moves') return what > leagueDateOf(time);
  if (!['game', 'times', 'detail', 'challenges', 'rulings', ...Object.keys(leads)].includes(kind)) return false;
  const game = league.game(Number(what));
  if (game === undefined) return true;
  const start = kind === 'calendar' ? Math.min(...game.listings.map(({ startsAt }) => startsAt)) : startOf(game);
  return start - (leads[kind] ?? 0) > time;
}

/** The key of a random number in the league `known@time`: up to the time that of `known`. */
function keyOf(key: string): string {
  const [, time, rest = ''] = /^known@(\d+)\/(.*)$/.exec(key) ?? [];
  return time === undefined || isLater(rest.split('/'), Number(time)) ? key : `${seed}/${rest}`;
}

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../rng/random.ts', async (original) => {
    const { Random } = await original<typeof randomNumbers>();
    return {
      Random: class extends Random {
        constructor(key: string) {
          super(keyOf(key));
        }
      },
    };
  });
  const [{ createLeague }, { simulatedLeague }] = await Promise.all([
    import('../create-league.ts'),
    import('./simulated-league.ts'),
  ]);
  create = (name) => createLeague({ seed: name, openingDay });
  open = simulatedLeague;
  league = create(seed);
}, longest);

afterAll(() => {
  vi.doUnmock('../rng/random.ts');
  vi.resetModules();
});

const hydrations = 'team,linescore,probablePitcher,decisions,flags,venue(timezone)';

function urlsAt(now: number): string[] {
  const today = leagueDateOf(now);
  const dates = [-1, 0, 1, 2].map((offset) => addDays(today, offset));
  league.update(now);
  const games = dates.flatMap((date) => league.games(1, date));
  const minors = [11, 22].flatMap((level) => league.games(level === 11 ? 11 : 22, today).slice(0, 2));
  const clubs = [games[0]?.homeId ?? 0, games.at(-1)?.awayId ?? 0];
  const people = clubs.flatMap((club) => league.rosterOn(club, today).slice(0, 3)).map(({ personId }) => personId);
  const isLive = ({ gamePk }: ScheduledGame) => league.status(gamePk, now).abstractGameState === 'Live';
  const later = toTimecode(now + 20 * 60 * minute);
  return [
    ...[-2, 0, 1].map((offset) => `/api/v1/schedule?sportId=1&date=${addDays(today, offset)}&hydrate=${hydrations}`),
    `/api/v1/schedule?sportId=1&startDate=${addDays(today, -3)}&endDate=${addDays(today, 9)}&hydrate=probablePitcher,linescore`,
    `/api/v1/schedule?sportId=11,12,13,14,22&date=${today}&hydrate=linescore`,
    `/api/v1/schedule?gamePk=${games.at(-1)?.gamePk}`,
    `/api/v1/schedule?teamId=${clubs[0]}&season=2030`,
    ...[...games, ...minors].flatMap(({ gamePk }) => [
      `/api/v1.1/game/${gamePk}/feed/live`,
      `/api/v1.1/game/${gamePk}/feed/live/timestamps`,
      `/api/v1/game/${gamePk}/content`,
      `/api/v1.1/game/${gamePk}/feed/live/diffPatch?startTimecode=${toTimecode(now - 5 * minute)}`,
    ]),
    ...[games[0], games.at(-1), games.find(isLive), minors[0]].flatMap((game) => [
      `/api/v1.1/game/${game?.gamePk}/feed/live?timecode=${later}`,
      `/api/v1.1/game/${game?.gamePk}/feed/live/diffPatch?startTimecode=${later}`,
    ]),
    ...['regularSeason', 'wildCard'].map(
      (type) => `/api/v1/standings?leagueId=103,104&standingsTypes=${type}&hydrate=team,division,league`,
    ),
    `/api/v1/standings?leagueId=103&date=${addDays(today, 2)}`,
    '/api/v1/standings?sportId=11',
    ...['hitting', 'pitching', 'fielding'].flatMap((group) => [
      `/api/v1/stats?stats=season&group=${group}&playerPool=all&limit=2000`,
      `/api/v1/stats?stats=season&group=${group}&teamId=${clubs[0]}`,
      `/api/v1/stats?stats=byDateRange&group=${group}&startDate=${openingDay}&endDate=${addDays(today, 3)}`,
      `/api/v1/teams/stats?stats=season&group=${group}&sportIds=1`,
      `/api/v1/teams/stats?stats=byDateRange&group=${group}&sportIds=1&startDate=${openingDay}&endDate=${addDays(today, 3)}`,
    ]),
    '/api/v1/stats/leaders?leaderCategories=homeRuns,wins,battingAverage,catcherEarnedRunAverage,errors&limit=100',
    ...clubs.flatMap((club) => [
      `/api/v1/teams/${club}?hydrate=venue(timezone)`,
      `/api/v1/teams/${club}/coaches`,
      `/api/v1/teams/${club}/affiliates`,
      `/api/v1/transactions?teamId=${club}&startDate=${openingDay}&endDate=${addDays(today, 9)}`,
      ...['40Man', 'active', 'depthChart', 'nonRosterInvitees', 'fullSeason', 'fullRoster'].map(
        (type) => `/api/v1/teams/${club}/roster?rosterType=${type}&hydrate=person`,
      ),
    ]),
    `/api/v1/transactions?startDate=${openingDay}&endDate=${addDays(today, 30)}`,
    ...people.flatMap((id) => [
      `/api/v1/people/${id}?hydrate=currentTeam,stats(type=[season,gameLog,yearByYear,career,rankingsByYear,statSplits],sitCodes=[vl,h])`,
      `/api/v1/people/${id}/stats?stats=gameLog&group=hitting,pitching`,
      `/player-services/range?playerId=${id}&season=2030&playerType=fielder`,
    ]),
    ...[1, 11].map((level) => `/api/v1/sports/${level}/players?season=2030`),
    '/api/v1/people/freeAgents?season=2030',
    '/api/v1/people/freeAgents?season=2029',
    '/api/v1/seasons/all?sportId=1',
    '/api/v1/teams?sportId=1,11&hydrate=venue(timezone)',
    '/api/v1/venues?venueIds=3313',
    '/api/v1/sports',
  ];
}

const answer = (handle: ReturnType<typeof open>, url: string, now: number, indent?: number): string => {
  const { pathname, searchParams } = new URL(url, 'http://league');
  try {
    return JSON.stringify(handle({ path: pathname, query: readQuery(searchParams), now }), null, indent);
  } catch (error) {
    return String(error);
  }
};

function firstDifference(one: string, other: string): string {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  return `${lines[at]?.trim()} or ${others[at]?.trim()} (line ${at})`;
}

/** A league that goes on differently after a time. */
function endAt(time: number): League {
  const other = create(`${seed}@${time}`);
  const plays = new Map<number, ReturnType<League['play']>>();
  const play: League['play'] = (gamePk) => {
    const played = other.play(gamePk);
    if (!plays.has(gamePk)) plays.set(gamePk, played && playUntil(played, time));
    return plays.get(gamePk);
  };
  return {
    ...other,
    play,
    score: (gamePk) => {
      const score = other.score(gamePk);
      const isLive = score && score.firstPitchAt <= time && score.endedAt > time;
      return isLive ? { ...score, away: 71, home: 81, winnerId: -1, endedAt: time + 30 * minute } : score;
    },
  };
}

test('answers are those of a league that goes on differently afterwards', { timeout: longest }, () => {
  const time = fc.integer({ min: 0, max: days * day });
  // a game early in the night, also in its warm-up: its lineups follow from the roster moves of the day
  const early = 43 * 60 * minute + 52 * minute;
  const warmUp = early + 5 * minute;
  // the night before rain cancels a game of the minor leagues, in the league that goes on differently
  const beforeRain = 76_457_000;
  const sample = [
    early,
    warmUp,
    beforeRain,
    ...fc.sample(time, { numRuns: times, seed: process.env.KNOWN_AT === undefined ? 1 : Date.now() }),
  ];
  const start = Date.parse(`${openingDay}T08:00:00Z`);
  const here = open(league);
  for (const now of sample.map((offset) => Math.floor((start + offset) / 1000) * 1000).toSorted((a, b) => a - b)) {
    const there = open(endAt(now));
    const different = urlsAt(now).flatMap((url) => {
      if (answer(here, url, now) === answer(there, url, now)) return [];
      return [`${url}: ${firstDifference(answer(here, url, now, 1), answer(there, url, now, 1))}`];
    });
    expect(different, new Date(now).toISOString()).toEqual([]);
  }
});

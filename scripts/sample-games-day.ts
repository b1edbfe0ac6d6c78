import type { GamesDay } from '#features/games/contract.ts';
import type { League } from '#features/league/contract.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';

/** The largest possible page of Today: fifteen live games with runners, batter and pitcher. Only the team names are real. */
const start = Date.UTC(2026, 6, 4, 17, 5);
const surnames = ['Whitfield', 'Okonkwo', 'Castellanos', 'Yamaguchi', 'Lindqvist', 'Abernathy', 'De la Fuente'];
const givenNames = ['Marcus', 'Tobias', 'Rafael', 'Hiroshi', 'Anders'];

const createPerson = (n: number) => ({
  id: 600_000 + n,
  name: `${givenNames[n % givenNames.length]} ${surnames[n % surnames.length]}`,
});

function createTeam(n: number) {
  const { id = 0, name = '', shortName = '', abbreviation = '' } = clubNames[n] ?? {};
  const record = { wins: 30 + (n % 25), losses: 54 - (n % 25) };
  return { id, name, shortName, abbreviation, record, score: n % 9, probablePitcher: createPerson(n) };
}

function createGameCard(n: number): GameCard {
  return {
    gamePk: 800_000 + n * 7,
    officialDate: '2026-07-04',
    startsAt: start + n * 900_000,
    status: { phase: 'live', text: 'In Progress', detail: null, reason: null, startTimeTbd: false },
    noPicksReason: null,
    series: null,
    noHitter: null,
    venue: { id: 1 + n, name: `${surnames[n % surnames.length]} Memorial Park`, timeZone: 'America/Chicago' },
    teams: { away: createTeam(2 * n), home: createTeam(2 * n + 1) },
    doubleHeaderGame: null,
    scheduledInnings: 9,
    inning: 1 + (n % 9),
    inningState: n % 2 === 0 ? 'Top' : 'Bottom',
    lineScore: null,
    balls: n % 4,
    strikes: n % 3,
    outs: n % 3,
    bases: { first: 600_100 + n, second: null, third: 600_200 + n },
    batter: createPerson(100 + n),
    pitcher: createPerson(200 + n),
    decisions: null,
    rescheduledTo: null,
    rescheduledFrom: null,
    resumesOn: null,
  };
}

export const sampleLeague: League = {
  kind: 'simulated',
  notice: 'The MLB Stats API does not respond: these are games of an invented league.',
  copyright:
    'Invented data. Real data of this kind is the property of its owner, who licenses it for individual use only.',
  simulatedFans: 60,
  now: start,
  speed: 1,
  today: '2026-07-04',
};

export const sampleGamesDay: GamesDay = {
  date: '2026-07-04',
  level: 1,
  games: Array.from({ length: 15 }, (_, n) => createGameCard(n)),
  freshness: { asOf: start, isStale: false },
};

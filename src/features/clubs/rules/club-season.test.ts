import { describe, expect, test } from 'vitest';
import { raceRules } from '#rules/baseball/standings/race-rules.ts';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import type { LeagueClub } from '#rules/baseball/standings/season-ranking.ts';
import { clubSeason } from './club-season.ts';

const clubs: LeagueClub[] = [
  ...[1, 2, 3].map((id) => ({ id, divisionId: 10, leagueId: 100 })),
  ...[4, 5, 6].map((id) => ({ id, divisionId: 20, leagueId: 100 })),
  { id: 7, divisionId: 30, leagueId: 200 },
];

let gamePk = 0;
/** `result`: '3-1', the home club's runs first; null for a game to come */
function game(date: string, home: number, away: number, result: string | null): SeasonGame {
  const [homeRuns = 0, awayRuns = 0] = (result ?? '').split('-').map(Number);
  gamePk += 1;
  return { gamePk, date, home, away, score: result === null ? null : { home: homeRuns, away: awayRuns } };
}

const games = [
  game('2026-05-02', 1, 2, '2-1'),
  game('2026-04-01', 1, 2, '5-1'),
  game('2026-04-02', 2, 1, '4-3'),
  game('2026-04-03', 1, 4, '3-3'),
  game('2026-04-04', 1, 7, '0-9'),
  game('2026-05-01', 4, 1, '1-2'),
  game('2026-05-03', 4, 5, '6-2'),
  game('2026-05-04', 5, 6, '6-2'),
  game('2026-09-01', 1, 2, null),
  game('2026-09-02', 3, 1, null),
];

describe('the season of a club', () => {
  const season = clubSeason(games, clubs, 1, raceRules('2026'));

  test('counts wins, losses and runs, without a tied game', () => {
    expect(season.record).toEqual({ wins: 3, losses: 2 });
    expect(season.runs).toEqual({ scored: 12, allowed: 16 });
    expect(season.expected).toEqual({ wins: 2, losses: 3 });
  });

  test('has its division, best first, with games behind, the last ten and the streak', () => {
    expect(season.division.map(({ teamId, behind, streak }) => [teamId, behind, streak])).toEqual([
      [1, 0, 'W2'],
      [3, 0.5, null],
      [2, 1, 'L1'],
    ]);
    expect(season.division[0]?.lastTen).toEqual({ wins: 3, losses: 2 });
  });

  test.each([
    ['home', 2, 1],
    ['away', 1, 1],
    ['division', 2, 1],
    ['winning', 0, 1],
    ['oneRun', 2, 1],
    ['lastTen', 3, 2],
  ])('has the record of the split %s', (id, wins, losses) => {
    expect(season.splits.find((split) => split.id === id)).toEqual({ id, wins, losses });
  });

  test('has each month with its runs, oldest first', () =>
    expect(season.months).toEqual([
      { month: '2026-04', wins: 1, losses: 2, runs: { scored: 8, allowed: 14 } },
      { month: '2026-05', wins: 2, losses: 0, runs: { scored: 4, allowed: 2 } },
    ]));

  test('has each opponent with the results and the games left', () => {
    expect(season.opponents.map(({ teamId, wins, losses, left }) => [teamId, wins, losses, left])).toEqual([
      [2, 2, 1, 1],
      [3, 0, 0, 1],
      [4, 1, 0, 0],
      [7, 0, 1, 0],
    ]);
    expect(season.opponents[0]?.runs).toEqual({ scored: 10, allowed: 6 });
  });
});

describe('the race for a wild card', () => {
  const ids = [1, 2, 3, 4, 5, 6];
  const league = ids.map((id) => ({ id, divisionId: id === 6 ? 20 : 10, leagueId: 100 }));
  // club 1 has won 5 and lost 0, club 2 4 and 1, … club 6 0 and 5; club 6 is alone in its division
  const results = ids.flatMap((home, index) =>
    ids.slice(index + 1).map((away) => game('2026-04-01', home, away, '2-1')),
  );

  test.each([
    [1, null, 'is first'],
    [2, -3, 'is three games ahead of the first without one'],
    [4, -1, 'has the last one'],
    [5, 1, 'is a game behind the last one'],
    [6, null, 'is first of its own division'],
  ])('club %i: %s, because it %s', (id, behind, _reason) => {
    expect(clubSeason(results, league, id, raceRules('2026')).wildCardBehind).toBe(behind);
  });
});

describe('ties at the last wild card', () => {
  // clubs 1 to 4 have 4 wins and 4 losses each; 5 leads their division, 6 the other one
  const league = [1, 2, 3, 4, 5, 6].map((id) => ({ id, divisionId: id === 6 ? 20 : 10, leagueId: 100 }));
  const wins = (winner: number, loser: number, times: number) =>
    Array.from({ length: times }, (_, n) => game(`2026-04-${10 + n}`, winner, loser, '2-1'));
  // of the tied clubs, each has beaten the following ones, and so 1 comes first
  const results = [
    ...[1, 2, 3, 4].flatMap((one) =>
      [1, 2, 3, 4].filter((other) => other > one).flatMap((other) => wins(one, other, 2)),
    ),
    ...[1, 2, 3, 4].flatMap((id) => [...wins(id, 6, 2 * id - 2), ...wins(5, id, 8 - 2 * id)]),
    ...wins(6, 5, 9),
    ...wins(5, 6, 20),
  ];
  const raceOf = (id: number, season: string) => {
    const { record, wildCardBehind, wildCardRank, hasWildCard } = clubSeason(results, league, id, raceRules(season));
    return { won: record.wins, wildCardBehind, wildCardRank, hasWildCard };
  };

  test.each([
    [1, '2026', { won: 6, wildCardBehind: 0, wildCardRank: 1, hasWildCard: true }],
    [3, '2026', { won: 6, wildCardBehind: 0, wildCardRank: 3, hasWildCard: true }],
    [4, '2026', { won: 6, wildCardBehind: 0, wildCardRank: 4, hasWildCard: false }],
    [5, '2026', { won: 32, wildCardBehind: null, wildCardRank: null, hasWildCard: null }],
    [1, '2021', { won: 6, wildCardBehind: 0, wildCardRank: null, hasWildCard: null }],
    [1, '1993', { won: 6, wildCardBehind: null, wildCardRank: null, hasWildCard: null }],
    [1, '2020', { won: 6, wildCardBehind: null, wildCardRank: null, hasWildCard: null }],
  ])('club %i in %s', (id, season, expected) => expect(raceOf(id, season)).toEqual(expected));

  test('the places of the division follow the rules for ties, and are shared while a tie is open', () => {
    const ranks = (season: string) =>
      clubSeason(results, league, 1, raceRules(season)).division.map(({ teamId, rank }) => [teamId, rank]);
    expect(ranks('2026')).toEqual([
      [5, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
    expect(ranks('2021')).toEqual([
      [5, 1],
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
  });
});

test('before the first game there is a division without results', () => {
  const season = clubSeason([game('2026-04-01', 1, 2, null)], clubs, 1, raceRules('2026'));
  expect(season).toMatchObject({ record: { wins: 0, losses: 0 }, expected: null, months: [] });
  expect(season.division.map(({ teamId }) => teamId)).toEqual([1, 2, 3]);
});

test('a club whose division is not known has no race', () =>
  expect(clubSeason(games, [], 1, raceRules('2026'))).toMatchObject({
    division: [],
    wildCardBehind: null,
    record: { wins: 3 },
  }));

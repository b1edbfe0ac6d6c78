import { describe, expect, test } from 'vitest';
import { type BriefGame, clubBrief, recentStarts, seasonSeries, hasAllResults } from './rules.ts';

type Result = [day: number, away: number, awayRuns: number, home: number, homeRuns: number];

const line = (clubId: number, runs: number) => ({ clubId, starter: 10 * clubId, runs });

/** The relievers of the visitors throw ten pitches per run of the other club; those of the home club are not known after a shutout. */
const game = ([day, away, awayRuns, home, homeRuns]: Result): BriefGame => ({
  endedOn: `2026-07-${String(day).padStart(2, '0')}`,
  away: { ...line(away, awayRuns), earlyRuns: awayRuns, reliefPitches: 10 * homeRuns, starterRuns: 6 },
  home: {
    ...line(home, homeRuns),
    earlyRuns: null,
    reliefPitches: awayRuns === 0 ? null : 10 * awayRuns,
    starterRuns: awayRuns === 9 ? null : 1,
  },
});
const games = (...results: Result[]) => results.map(game);

describe('the brief of a club', () => {
  test.each<[string, BriefGame[], object]>([
    ['without a game', [], { season: { won: 0, lost: 0 }, restDays: null }],
    ['that won the day before', games([9, 1, 2, 2, 5]), { season: { won: 1, lost: 0 }, restDays: 0 }],
    ['that lost three days before', games([7, 2, 2, 1, 5]), { season: { won: 0, lost: 1 }, restDays: 2 }],
    ['of which a game is on the same day', games([10, 1, 2, 2, 5]), { season: { won: 0, lost: 0 }, restDays: null }],
    ['with a tie', games([9, 1, 3, 2, 3]), { season: { won: 0, lost: 0 }, restDays: 0 }],
    ['with games of others', games([9, 1, 3, 3, 4]), { season: { won: 0, lost: 0 }, restDays: null }],
    [
      'at home and away',
      games([5, 2, 4, 1, 0], [6, 1, 4, 2, 0], [7, 1, 0, 2, 3]),
      { season: { won: 2, lost: 1 }, atSide: { won: 1, lost: 1 }, restDays: 2 },
    ],
  ])('%s', (_, results, expected) => {
    expect(clubBrief(results, { clubId: 2, side: 'home', day: '2026-07-10' })).toMatchObject(expected);
  });

  test.each<[string, BriefGame[], number | null]>([
    ['are none without a game', [], 0],
    ['are none before the three days', games([6, 1, 5, 2, 4]), 0],
    ['are those of the three days', games([6, 1, 5, 2, 4], [7, 1, 3, 2, 4], [9, 2, 1, 1, 6], [10, 1, 9, 2, 0]), 90],
    ['are not known if one of the games is not', games([8, 1, 0, 2, 4], [9, 1, 3, 2, 4]), null],
    ['are known if an earlier game is not', games([6, 1, 0, 2, 4], [9, 1, 3, 2, 4]), 30],
  ])('the pitches of the relievers %s', (_, results, expected) => {
    expect(clubBrief(results, { clubId: 2, side: 'home', day: '2026-07-10' }).reliefPitches).toBe(expected);
  });

  test('has the form of the last ten games, in any order of the list', () => {
    const results = Array.from({ length: 12 }, (_, n): Result => [n + 1, 1, n < 3 ? 0 : 5, 2, 3]);
    const request = { clubId: 2, side: 'home', day: '2026-08-01' } as const;
    const { season, lastTen } = clubBrief(games(...results.toReversed()), request);
    expect({ season, lastTen }).toEqual({ season: { won: 3, lost: 9 }, lastTen: { won: 1, lost: 9 } });
  });
});

test('the season series counts the games of both clubs at either park before the day', () => {
  const results = games(
    [1, 1, 3, 2, 4],
    [2, 2, 5, 1, 1],
    [3, 1, 2, 2, 0],
    [4, 1, 9, 3, 0],
    [5, 1, 2, 2, 2],
    [6, 1, 9, 2, 0],
  );
  expect(seasonSeries(results, { clubs: { away: 1, home: 2 }, day: '2026-07-06' })).toEqual({ away: 1, home: 2 });
});

test('the recent starts are the last three, newest first, with the runs of the starter and the early runs of the opponent', () => {
  const results = games([1, 1, 3, 2, 4], [3, 2, 5, 1, 1], [2, 1, 2, 2, 0], [4, 1, 9, 2, 0], [6, 1, 9, 2, 0]);
  expect(recentStarts(results, { starter: 20, day: '2026-07-06' })).toEqual([
    { endedOn: '2026-07-04', opponentId: 1, isHome: true, runs: null, earlyRuns: 9 },
    { endedOn: '2026-07-03', opponentId: 1, isHome: false, runs: 6, earlyRuns: null },
    { endedOn: '2026-07-02', opponentId: 1, isHome: true, runs: 1, earlyRuns: 2 },
  ]);
  expect(recentStarts(results, { starter: null, day: '2026-07-06' })).toEqual([]);
});

test.each([
  [{ won: 50, lost: 44 }, { wins: 50, losses: 44 }, true],
  [{ won: 50, lost: 44 }, { wins: 51, losses: 44 }, true],
  [{ won: 50, lost: 44 }, { wins: 51, losses: 45 }, false],
  [{ won: 0, lost: 1 }, { wins: 43, losses: 64 }, false],
  [{ won: 99, lost: 63 }, { wins: 97, losses: 63 }, true],
  [{ won: 0, lost: 0 }, null, false],
])('the results %j of a club with the record %j are all: %s', (season, record, expected) => {
  expect(hasAllResults({ season }, record)).toBe(expected);
});

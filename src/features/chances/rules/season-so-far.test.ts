import { describe, expect, test } from 'vitest';
import type { PostseasonGame } from '#rules/baseball/bracket.ts';
import { inventedClubs } from '#rules/baseball/chances/testing/invented-known-season.ts';
import { inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import {
  bracketOn,
  dayOfMorning,
  isFinished,
  isWholeLeague,
  morningOf,
  nextGames,
  resultsBefore,
  type SeasonSoFar,
  seasonBefore,
} from './season-so-far.ts';

test.each([
  ['2031-06-02T08:59:59Z', '2031-06-01'],
  ['2031-06-02T09:00:00Z', '2031-06-02'],
  ['2031-03-01T09:59:59Z', '2031-02-28'],
])('at %s the last morning was that of %s', (now, day) => expect(dayOfMorning(Date.parse(now))).toBe(day));

test('a morning is at 5 AM Eastern', () => expect(morningOf('2031-06-02')).toBe(Date.parse('2031-06-02T09:00:00Z')));

test('the major leagues have 30 clubs in six divisions', () => {
  expect(isWholeLeague(inventedClubs)).toBe(true);
  expect(isWholeLeague(inventedClubs.slice(1))).toBe(false);
  expect(isWholeLeague(inventedClubs.map((club) => ({ ...club, divisionId: null })))).toBe(false);
});

const game = (gamePk: number, date: string, score: { away: number; home: number } | null) => ({
  gamePk,
  date,
  away: 1,
  home: 2,
  score,
});

function seriesGame(gamePk: number, date: string, facts: Partial<PostseasonGame> = {}): PostseasonGame {
  const side = (id: number, score: number | null) => ({ team: inventedClub(id, id), score });
  return {
    gamePk,
    round: 'wildCard',
    league: 'AL',
    seriesNumber: 1,
    number: 1,
    length: 3,
    date,
    startsAt: null,
    phase: 'final',
    isIfNecessary: false,
    away: side(1, 2),
    home: side(2, 3),
    ...facts,
  };
}

const season: SeasonSoFar = {
  season: '2031',
  regularEnd: '2031-09-28',
  clubs: inventedClubs,
  games: [game(1, '2031-09-27', { away: 1, home: 2 }), game(2, '2031-09-28', { away: 4, home: 3 })],
  postseason: [
    seriesGame(11, '2031-09-30'),
    seriesGame(12, '2031-10-01', { number: 2 }),
    seriesGame(21, '2031-10-04', { round: 'division', phase: 'open' }),
  ],
};

describe('a season before a day', () => {
  test('has the results of earlier days only, and the series that had begun', () => {
    const { games, postseason } = seasonBefore(season, '2031-10-01');
    expect(games).toEqual(season.games);
    expect(postseason.map(({ gamePk, phase, home }) => [gamePk, phase, home.score])).toEqual([
      [11, 'final', 3],
      [12, 'open', null],
    ]);
    const earlier = seasonBefore(season, '2031-09-28');
    expect([earlier.games.map(({ score }) => score !== null), earlier.postseason]).toEqual([[true, false], []]);
  });

  test('has the bracket once the regular season is over', () => {
    expect(bracketOn(seasonBefore(season, '2031-09-28'), '2031-09-28')).toBeNull();
    const bracket = bracketOn(season, '2031-10-02');
    expect(bracket?.find(({ id }) => id === 'wildCard1')?.sides.map(({ wins }) => wins)).toEqual([2, 0]);
    expect(isFinished(bracket)).toBe(false);
    const late = { ...season, games: [...season.games, game(3, '2031-09-30', null)] };
    expect(bracketOn(late, '2031-09-30')).toBeNull();
  });

  test('has the games of the first day that are not over', () => {
    expect(nextGames(season, '2031-10-02')).toEqual({ day: '2031-10-04', gamePks: [21] });
    expect(nextGames(season, '2031-10-05')).toEqual({ day: null, gamePks: [] });
    expect(nextGames(seasonBefore(season, '2031-09-28'), '2031-09-27')).toEqual({ day: '2031-09-28', gamePks: [2] });
  });

  test('has the results of all games before a day as a text', () => {
    expect(resultsBefore(season, '2031-09-28')).toBe('1:1-2');
    expect(resultsBefore(season)).toBe('1:1-2,2:4-3,11:2-3,12:2-3');
  });
});

import { expect, test } from 'vitest';
import { toLineScores } from './to-line-scores.ts';

const final = { statusCode: 'F', abstractGameState: 'Final', detailedState: 'Final' };
const inning = (num: number, away: number, home?: number) => ({
  num,
  away: { runs: away },
  home: home === undefined ? {} : { runs: home },
});
const game = (more: object = {}) => ({
  gamePk: 1,
  gameType: 'R',
  status: final,
  teams: { away: { team: { id: 7 }, score: 5, probablePitcher: { id: 71 } }, home: { team: { id: 8 }, score: 3 } },
  linescore: { innings: [inning(1, 1, 2), inning(6, 1, 0), inning(7, 3, 1), inning(9, 0)] },
  ...more,
});
const convert = (...games: object[]) => toLineScores({ dates: [{ date: '2030-05-01', games }] });
const unknown = { hits: null, walks: null, homeRuns: null, strikeouts: null };

test('a final game has its runs, the runs of six innings and the probable pitchers', () =>
  expect(convert(game())).toEqual([
    {
      gamePk: 1,
      date: '2030-05-01',
      clubs: { away: 7, home: 8 },
      lines: {
        away: { ...unknown, starter: 71, runs: 5, earlyRuns: 2 },
        home: { ...unknown, starter: null, runs: 3, earlyRuns: 2 },
      },
    },
  ]));

test('a game without a line score has runs only', () =>
  expect(convert(game({ linescore: undefined }))).toMatchObject([
    { lines: { away: { runs: 5, earlyRuns: null }, home: { runs: 3, earlyRuns: null } } },
  ]));

test.each([
  ['in progress', { status: { statusCode: 'I', abstractGameState: 'Live', detailedState: 'In Progress' } }],
  ['of spring training', { gameType: 'S' }],
  ['without a score', { teams: { away: { team: { id: 7 } }, home: { team: { id: 8 }, score: 3 } } }],
  ['without a club', { teams: { away: { score: 5 }, home: { team: { id: 8 }, score: 3 } } }],
])('a game %s is left out', (_, more) => expect(convert(game(more))).toEqual([]));

test('a game that is listed on two days ended on the later one', () => {
  const body = { dates: ['2030-05-01', '2030-05-02'].map((date) => ({ date, games: [game()] })) };
  expect(toLineScores(body)).toMatchObject([{ gamePk: 1, date: '2030-05-02' }]);
});

import { expect, test } from 'vitest';
import { toMatchups } from './upstream.ts';

const club = (id: number, facts: object = {}) => ({
  team: { id, name: `Invented ${id}`, teamName: `Club ${id}`, league: { id: 103 }, sport: { id: 1 } },
  ...facts,
});

const announced = {
  gamePk: 1,
  gameType: 'R',
  season: '2030',
  officialDate: '2030-05-01',
  gameDate: '2030-05-01T17:05:00Z',
  venue: { id: 4, name: 'Park' },
  doubleHeader: 'S',
  gameNumber: 2,
  teams: { away: club(7), home: club(8, { probablePitcher: { id: 80, fullName: 'Player 80' } }) },
};

/** Everything that a finished game adds to its listing. */
const finished = (away: number, home: number) => ({
  ...announced,
  status: { statusCode: 'F', detailedState: 'Final', abstractGameState: 'Final' },
  teams: {
    away: { ...announced.teams.away, score: away, isWinner: away > home, leagueRecord: { wins: 9, losses: away } },
    home: { ...announced.teams.home, score: home, isWinner: home > away, leagueRecord: { wins: home, losses: 9 } },
  },
  linescore: { currentInning: 9 + away, teams: { away: { runs: away }, home: { runs: home } } },
  decisions: { winner: { id: 80 + away }, loser: { id: 70 + home } },
  flags: { noHitter: true },
  isTie: away === home,
});

const read = (...games: object[]) => toMatchups({ dates: [{ date: '2030-05-01', games }] });

test('a past game is read as it was announced, whatever its result', () => {
  const before = read(announced);
  expect(before).toMatchObject([
    {
      gamePk: 1,
      startsAt: Date.parse('2030-05-01T17:05:00Z'),
      doubleHeaderGame: 2,
      series: null,
      teams: {
        away: { shortName: 'Club 7', record: null, probablePitcher: null },
        home: { probablePitcher: { name: 'Player 80' } },
      },
    },
  ]);
  for (const [away, home] of [
    [5, 1],
    [0, 2],
    [3, 3],
  ] as const)
    expect(read(finished(away, home))).toEqual(before);
});

test('a game of the postseason has its series without the standing', () => {
  const series = { gameType: 'D', seriesGameNumber: 3, gamesInSeries: 5 };
  const [game] = read({ ...finished(5, 1), ...series });
  expect(game?.series).toBe('AL Division Series · Game 3 of 5');
  expect(read({ ...announced, ...series, ifNecessary: 'Y' })).toEqual([game]);
});

test('games that do not count, and games without clubs, are left out', () =>
  expect(read({ ...announced, gameType: 'S' }, { ...announced, gamePk: 2, teams: {} })).toEqual([]));

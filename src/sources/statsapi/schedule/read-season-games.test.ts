import { expect, test } from 'vitest';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { toSeasonGames } from './read-season-games.ts';

type WireGame = { gamePk: number; code?: string; text?: string; gameType?: string; score?: [number, number] };

const day = (date: string, games: WireGame[]) => ({
  date,
  games: games.map(({ gamePk, code = 'F', text = 'Final', gameType = 'R', score }) => ({
    gamePk,
    gameType,
    status: { statusCode: code, detailedState: text, abstractGameState: 'Final' },
    teams: { away: { team: { id: 1 }, score: score?.[0] }, home: { team: { id: 2 }, score: score?.[1] } },
  })),
});
const convert = (...dates: ReturnType<typeof day>[]) =>
  toSeasonGames({ dates }).map(({ gamePk, date, score }) => [gamePk, date, score && `${score.away}-${score.home}`]);

test('a game has a score only after it is over', () =>
  expect(
    convert(
      day('2030-04-01', [
        { gamePk: 1, score: [3, 2] },
        { gamePk: 2, code: 'I', text: 'In Progress', score: [5, 0] },
        { gamePk: 3, code: 'S', text: 'Scheduled' },
      ]),
    ),
  ).toEqual([
    [1, '2030-04-01', '3-2'],
    [2, '2030-04-01', null],
    [3, '2030-04-01', null],
  ]));

test('a postponed game counts on the day of its make-up, a suspended one on the day on which it was finished', () => {
  const postponed = { gamePk: 1, code: 'DR', text: 'Postponed' };
  expect(convert(day('2030-04-01', [postponed]), day('2030-04-02', [{ gamePk: 1, score: [1, 0] }]))).toEqual([
    [1, '2030-04-02', '1-0'],
  ]);
  expect(
    convert(day('2030-04-01', [{ gamePk: 1, score: [1, 0] }]), day('2030-04-09', [{ gamePk: 1, score: [1, 0] }])),
  ).toEqual([[1, '2030-04-09', '1-0']]);
  expect(convert(day('2030-04-01', [{ gamePk: 1, score: [1, 0] }]), day('2030-04-02', [postponed]))).toEqual([
    [1, '2030-04-01', '1-0'],
  ]);
});

test('a make-up game that is the second of a doubleheader comes after the first', () => {
  expect(
    convert(
      day('2030-04-01', [{ gamePk: 9, code: 'DR', text: 'Postponed' }]),
      day('2030-04-02', [
        { gamePk: 1, score: [1, 0] },
        { gamePk: 9, score: [1, 0] },
      ]),
    ).map(([gamePk]) => gamePk),
  ).toEqual([1, 9]);
});

test('canceled and spring games are omitted; a tie has its score; invalid entries do not affect others', () => {
  const games = day('2030-04-01', [
    { gamePk: 1, code: 'CR', text: 'Cancelled' },
    { gamePk: 2, gameType: 'S', score: [1, 0] },
    { gamePk: 3, code: 'FT', text: 'Final: Tied', score: [4, 4] },
  ]);
  expect(toSeasonGames({ dates: [games, { date: '2030-04-02', games: [{ gamePk: 'x' }] }, 7] })).toMatchObject([
    { gamePk: 3, score: { away: 4, home: 4 } },
  ]);
  expect(() => toSeasonGames({})).toThrow();
});

test.skipIf(!hasRecordings)(
  'the Pirates of 2025 played 162 games: 71 won and 91 lost, one of them a make-up game',
  () => {
    const games = toSeasonGames(readRecordedBody('schedule/schedule-team134-PIT-2025-full-season.json'));
    const wins = games.filter(
      ({ home, score }) => score && (home === 134 ? score.home > score.away : score.away > score.home),
    );
    expect([games.length, wins.length]).toEqual([162, 71]);
    expect(games.find(({ gamePk }) => gamePk === 777464)?.date).toBe('2025-06-19');
  },
);

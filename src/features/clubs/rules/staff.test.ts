import { expect, test } from 'vitest';
import { type PitchedGame, staffOf } from './staff.ts';

const pitched = (date: string, over: Partial<PitchedGame> = {}): PitchedGame => ({
  date,
  isStart: false,
  outs: 3,
  earnedRuns: 1,
  strikeOuts: 2,
  walks: 1,
  hits: 1,
  saves: 0,
  holds: 0,
  pitches: 15,
  ...over,
});

const start = (date: string) => pitched(date, { isStart: true, outs: 18, pitches: 90 });
const today = '2026-06-10';

test('who starts most games is a starter, with the sums of all games and the last start', () => {
  const { starters } = staffOf(
    [
      { id: 1, name: 'Opener', games: [start('2026-06-01'), pitched('2026-06-04'), pitched('2026-06-07')] },
      { id: 2, name: 'Starter', games: [start('2026-06-08'), pitched('2026-06-01'), start('2026-06-03')] },
    ],
    today,
  );
  expect(starters).toMatchObject([
    { id: 2, games: 3, starts: 2, outs: 39, strikeOuts: 6, last: { date: '2026-06-08', pitches: 90, outs: 18 } },
  ]);
});

test('the bullpen has the pitches of each of the last days; both games of a doubleheader are added', () => {
  const { days, bullpen } = staffOf(
    [
      { id: 1, name: 'Rested', games: [pitched('2026-05-01', { saves: 1 })] },
      { id: 2, name: 'Used', games: [pitched('2026-06-10'), pitched('2026-06-09'), pitched('2026-06-09')] },
      { id: 3, name: 'Uncounted', games: [pitched('2026-06-10', { pitches: null, holds: 1 })] },
      { id: 4, name: 'New', games: [] },
    ],
    today,
  );
  expect(days).toEqual(['2026-06-05', '2026-06-06', '2026-06-07', '2026-06-08', '2026-06-09', '2026-06-10']);
  expect(bullpen.map(({ name, pitches, last, saves, holds }) => [name, pitches, last, saves, holds])).toEqual([
    ['Used', [null, null, null, null, 30, 15], '2026-06-10', 0, 0],
    ['Uncounted', [null, null, null, null, null, null], '2026-06-10', 0, 1],
    ['Rested', [null, null, null, null, null, null], '2026-05-01', 1, 0],
  ]);
});

test.each([
  ['a day off of the club ends a row', '2026-06-12', [0, 0, 0]],
  ['until a game of today is known, a row goes up to yesterday', '2026-06-11', [3, 2, 0]],
  ['who rests on a day on which another one pitches has no row', today, [3, 2, 0]],
  ['a row goes up to today', '2026-06-09', [2, 2, 1]],
] as const)('%s', (_, day, rows) => {
  const onDays = (...days: number[]) => days.map((each) => pitched(`2026-06-${String(each).padStart(2, '0')}`));
  const { bullpen } = staffOf(
    [
      { id: 1, name: 'Twice', games: onDays(1, 9, 10).filter(({ date }) => date <= day) },
      { id: 2, name: 'Three times', games: onDays(8, 9, 10).filter(({ date }) => date <= day) },
      { id: 3, name: 'Rested', games: onDays(8, 9).filter(({ date }) => date <= day) },
    ],
    day,
  );
  expect(bullpen.map(({ inARow }) => inARow)).toEqual(rows);
});

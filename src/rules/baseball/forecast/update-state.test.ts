import { expect, test } from 'vitest';
import { forecastInOrder, type DatedGame } from './update-state.ts';

const batting = { hits: 8, walks: 3, homeRuns: 1, strikeouts: 8, earlyRuns: 2 };

const game = (date: string, homeRuns: number, endDate = date): DatedGame => ({
  date,
  endDate,
  season: Number(date.slice(0, 4)),
  home: { club: 'AAA', starter: 'one', runs: homeRuns, ...batting },
  away: { club: 'BBB', starter: 'two', runs: 3, ...batting },
});
const chances = (games: DatedGame[]) => forecastInOrder(games).map(({ homeWinProbability }) => homeWinProbability);

test('the result of a game changes no forecast of its date and of earlier dates', () => {
  const days = ['20300401', '20300402', '20300402', '20300403'];
  const won = chances(days.map((day) => game(day, 9)));
  const lost = chances(days.map((day, n) => game(day, n === 1 ? 0 : 9)));
  expect(lost.slice(0, 3)).toEqual(won.slice(0, 3));
  expect(lost[3]).toBeLessThan(won[3] ?? 0);
});

test('a suspended game counts from the day after its completion', () => {
  const days = ['20300402', '20300403', '20300404'];
  const [second, third, fourth] = chances([game('20300401', 9, '20300403'), ...days.map((day) => game(day, 3))]).slice(
    1,
  );
  expect(second).toBeCloseTo(0.54, 10);
  expect(third).toBeCloseTo(0.54, 10);
  expect(fourth).toBeGreaterThan(0.54);
});

test('ratings of clubs continue after missing years', () => {
  const [, later] = chances([...Array.from({ length: 30 }, () => game('20300401', 9)), game('20330401', 9)]).slice(-2);
  expect(later).toBeGreaterThan(0.54);
});

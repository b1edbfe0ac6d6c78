import { expect, test } from 'vitest';
import { placeClub } from './club-figures.ts';

const line = (runs: number, era: string) => ({ gamesPlayed: '10', runs: String(runs), era, homeRuns: '12' });
const lines = [line(50, '3.00'), line(40, '4.00'), line(40, '5.00'), line(30, '6.00')];

test('a club is placed by its runs per game; equal clubs have the same rank', () => {
  const places = lines.map((own) => placeClub('hitting', own, lines)[0]);
  expect(places.map((place) => [place?.id, place?.text, place?.rank, place?.percentile])).toEqual([
    ['runs', '5.00', 1, 88],
    ['runs', '4.00', 2, 50],
    ['runs', '4.00', 2, 50],
    ['runs', '3.00', 4, 13],
  ]);
  expect(places[0]?.mean).toBe('4.00');
});

test('fewer earned runs are better, and home runs are counted per game', () => {
  const best = placeClub('pitching', line(50, '3.00'), lines);
  expect(best.find(({ id }) => id === 'era')).toMatchObject({ text: '3.00', rank: 1, mean: '4.50' });
  expect(best.find(({ id }) => id === 'runs')).toMatchObject({ rank: 4 });
  expect(placeClub('hitting', line(50, '3.00'), lines).find(({ id }) => id === 'homeRuns')?.text).toBe('1.20');
});

test('a figure that a line does not have is left out', () => {
  expect(placeClub('hitting', {}, lines)).toEqual([]);
  expect(placeClub('hitting', { gamesPlayed: '0', runs: '0' }, [])).toEqual([]);
});

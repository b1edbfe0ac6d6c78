import { expect, test } from 'vitest';
import { binPredictions, drawCalibration } from './draw-calibration.ts';

const predictions = [
  { chance: 0.52, homeWins: 50, games: 100 },
  { chance: 0.58, homeWins: 70, games: 100 },
  { chance: 0.91, homeWins: 9, games: 10 },
  { chance: 1, homeWins: 200, games: 200 },
];

test('a bin has the means of its predictions and results', () => {
  const [half, certain, ...more] = binPredictions(predictions, 10);
  expect(half?.predicted).toBeCloseTo(0.55, 12);
  expect(half).toMatchObject({ games: 200, observed: 0.6 });
  expect(certain?.games).toBe(210);
  expect(more).toEqual([]);
});

test('a bin with fewer than 100 predictions is left out', () => {
  expect(binPredictions(predictions.slice(2, 3), 10)).toEqual([]);
});

test('the plot has one mark per bin and a text alternative', () => {
  const svg = drawCalibration('Forecast', predictions, 10);
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).toContain('aria-label="Forecast: predicted and observed share of home wins"');
});

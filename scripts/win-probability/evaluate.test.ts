import { expect, test } from 'vitest';
import { fittedRates } from '#rules/baseball/win-probability/fitted-rates.ts';
import { winModel, type Situation } from '#rules/baseball/win-probability/win-model.ts';
import { mergeCells, type Cell } from './cell.ts';
import { computeDeciles, computeErrors } from './evaluate.ts';
import { fitRates } from './fit-rates.ts';

test('errors are averaged per play', () => {
  const errors = computeErrors([
    { chance: 0.5, homeWins: 1, games: 2 },
    { chance: 0.8, homeWins: 2, games: 2 },
  ]);
  expect(errors.plays).toBe(4);
  expect(errors.logLoss).toBeCloseTo((2 * Math.log(2) - 2 * Math.log(0.8)) / 4, 12);
  expect(errors.brier).toBeCloseTo((2 * 0.25 + 2 * 0.04) / 4, 12);
});

test('a decile contains its predictions and the observed results', () => {
  const [lowest, second] = computeDeciles([
    { chance: 0.02, homeWins: 1, games: 10 },
    { chance: 0.06, homeWins: 0, games: 10 },
    { chance: 0.15, homeWins: 3, games: 20 },
  ]);
  expect(lowest).toEqual({ plays: 20, predicted: 0.04, observed: 0.05 });
  expect(second).toEqual({ plays: 20, predicted: 0.15, observed: 0.15 });
});

const situations = [1, 3, 5, 7, 8, 9].flatMap((inning) =>
  (['top', 'bottom'] as const).flatMap((half) =>
    [-4, -2, -1, 0].flatMap((homeLead) =>
      [0, 1, 2].flatMap((outs) =>
        [0, 1, 2, 5, 7].map((bases): Situation => {
          return { inning, half, homeLead, outs, bases, scheduledInnings: 9, hasPlacedRunner: false };
        }),
      ),
    ),
  ),
);

test('the fit recovers a model from games that follow it', () => {
  const truth = winModel({ ...fittedRates, homeRun: 0.04, homeFactor: 1.1 });
  const cells = situations.map((situation): Cell => {
    return { situation, homeWins: 50_000 * truth(situation), games: 50_000 };
  });
  const found = winModel(fitRates(cells));
  expect(Math.max(...situations.map((situation) => Math.abs(found(situation) - truth(situation))))).toBeLessThan(0.002);
});

test('equal situations are merged, and all extra innings count as the ninth', () => {
  const [situation] = situations;
  if (!situation) throw new Error('no situation');
  const ninth = { situation: { ...situation, inning: 9 }, homeWins: 1, games: 3 };
  const twelfth = { situation: { ...situation, inning: 12 }, homeWins: 2, games: 4 };
  expect(mergeCells([ninth, twelfth])).toMatchObject([{ homeWins: 3, games: 7 }]);
});

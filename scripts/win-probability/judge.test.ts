import { expect, test } from 'vitest';
import { fittedRates } from '#domain/win-probability/fitted-rates.ts';
import { winModel, type Situation } from '#domain/win-probability/win-model.ts';
import { merged, type Cell } from './cell.ts';
import { fitRates } from './fit-rates.ts';
import { deciles, verdictOn } from './judge.ts';

test('errors are per play', () => {
  const verdict = verdictOn([
    { chance: 0.5, homeWins: 1, games: 2 },
    { chance: 0.8, homeWins: 2, games: 2 },
  ]);
  expect(verdict.plays).toBe(4);
  expect(verdict.logLoss).toBeCloseTo((2 * Math.log(2) - 2 * Math.log(0.8)) / 4, 12);
  expect(verdict.brier).toBeCloseTo((2 * 0.25 + 2 * 0.04) / 4, 12);
});

test('a tenth holds what was said in it and what came of it', () => {
  const [lowest, second] = deciles([
    { chance: 0.02, homeWins: 1, games: 10 },
    { chance: 0.06, homeWins: 0, games: 10 },
    { chance: 0.15, homeWins: 3, games: 20 },
  ]);
  expect(lowest).toEqual({ plays: 20, said: 0.04, came: 0.05 });
  expect(second).toEqual({ plays: 20, said: 0.15, came: 0.15 });
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

test('the fit finds a model again from games that follow it', () => {
  const truth = winModel({ ...fittedRates, homeRun: 0.04, homeFactor: 1.1 });
  const cells = situations.map((situation): Cell => {
    return { situation, homeWins: 50_000 * truth(situation), games: 50_000 };
  });
  const found = winModel(fitRates(cells));
  const errors = situations.map((situation) => Math.abs(found(situation) - truth(situation)));
  expect(Math.max(...errors)).toBeLessThan(0.002);
});

test('the same situation of two seasons is one cell, and all late innings are', () => {
  const [situation] = situations;
  if (!situation) throw new Error('no situation');
  const ninth = { situation: { ...situation, inning: 9 }, homeWins: 1, games: 3 };
  const twelfth = { situation: { ...situation, inning: 12 }, homeWins: 2, games: 4 };
  expect(merged([ninth, twelfth])).toMatchObject([{ homeWins: 3, games: 7 }]);
});

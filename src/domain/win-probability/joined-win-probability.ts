import { fittedRates } from './fitted-rates.ts';
import { winModel } from './win-model.ts';
import type { Situation } from './win-model.ts';

/** Parts of a forecast in logits of a win for the home club; their sum is the logit of the forecast. */
export type ForecastLogits = { home: number; clubs: number; starters: number };

type ShiftedModel = { startProbability: number; winProbability: (situation: Situation) => number };

const start: Situation = {
  inning: 1,
  half: 'top',
  outs: 0,
  bases: 0,
  homeLead: 0,
  scheduledInnings: 9,
  hasPlacedRunner: false,
};

/** Models in which the home batters reach base more or less often by these steps; forecasts between 24 % and 81 % fit. */
const logStep = 0.04;
const steps = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8];

let computedModels: ShiftedModel[] | undefined;

const shiftedModels = (): ShiftedModel[] =>
  (computedModels ??= steps.map((step) => {
    const winProbability = winModel({ ...fittedRates, homeFactor: fittedRates.homeFactor * Math.exp(step * logStep) });
    return { startProbability: winProbability(start), winProbability };
  }));

/** The part of the game before this share of it remains is pitched by the starters: six of nine innings. */
const afterStarters = 1 / 3;

/** The share of a game's innings that is still to be played; with three outs the next half-inning has begun. */
function remainingShare({ inning, half, outs, scheduledInnings }: Situation): number {
  const halves = 2 * (scheduledInnings - inning) + (half === 'top' ? 2 : 1) - (outs >= 3 ? 1 : 0);
  return Math.max(0, halves / (2 * scheduledInnings));
}

/** How much of the starters' effect is still to come, relative to the innings to come. */
function starterWeight(remaining: number): number {
  return remaining <= afterStarters ? 0 : (remaining - afterStarters) / (1 - afterStarters) / remaining;
}

/**
 * Estimates the home side's probability of winning, 0 to 1; exactly 0 or 1 if the game is decided. The first pitch has the
 * probability of the forecast, within 24 % to 81 %. Later innings follow the state model with run rates that match it;
 * the effect of the starters ends after two thirds of the game. docs/model.md describes the method.
 */
export function joinedWinProbability(situation: Situation, { home, clubs, starters }: ForecastLogits): number {
  const models = shiftedModels();
  const target = 1 / (1 + Math.exp(-home - clubs - starterWeight(remainingShare(situation)) * starters));
  const above = models.findIndex(({ startProbability }) => startProbability >= target);
  const upper = models[above === -1 ? models.length - 1 : above];
  const lower = models[above === -1 ? models.length - 1 : Math.max(0, above - 1)];
  if (!upper || !lower) throw new Error('No models');
  if (upper === lower) return upper.winProbability(situation);
  const weight = (target - lower.startProbability) / (upper.startProbability - lower.startProbability);
  return (1 - weight) * lower.winProbability(situation) + weight * upper.winProbability(situation);
}

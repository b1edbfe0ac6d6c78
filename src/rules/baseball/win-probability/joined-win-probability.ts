import type { Forecast } from '../forecast/forecast-shapes.ts';
import { toLogit, toProbability } from '../logit.ts';
import { fittedRates } from './fitted-rates.ts';
import { homeWinProbability, type Situation, startOfGame, winModel } from './win-model.ts';

type ShiftedModel = { startProbability: number; winProbability: (situation: Situation) => number };

/** Models in which the home batters reach base more or less often by these steps; forecasts between 24 % and 81 % fit. */
const logStep = 0.04;
const maxSteps = 8;

const computedModels = new Map<number, ShiftedModel>();

/** Only the models that a game needs are computed, because each takes some milliseconds. */
function shiftedModel(step: number): ShiftedModel {
  const known = computedModels.get(step);
  if (known !== undefined) return known;
  const winProbability = winModel({ ...fittedRates, homeFactor: fittedRates.homeFactor * Math.exp(step * logStep) });
  const model = { startProbability: winProbability(startOfGame), winProbability };
  computedModels.set(step, model);
  return model;
}

/** The first step at whose model the first pitch has at least this probability; the last one if there is none. */
function findStep(startProbability: number): number {
  let low = -maxSteps;
  let high = maxSteps;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (shiftedModel(middle).startProbability >= startProbability) high = middle;
    else low = middle + 1;
  }
  return low;
}

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

/** The state model with rates for which the first pitch has a probability, as near as the models reach. */
function winProbabilityFrom(startProbability: number, situation: Situation): number {
  const step = findStep(startProbability);
  const upper = shiftedModel(step);
  const lower = shiftedModel(Math.max(-maxSteps, step - 1));
  if (step === -maxSteps || upper.startProbability < startProbability) return upper.winProbability(situation);
  const weight = (startProbability - lower.startProbability) / (upper.startProbability - lower.startProbability);
  return (1 - weight) * lower.winProbability(situation) + weight * upper.winProbability(situation);
}

/** How much less a lead counts where more runs score, per unit of the run environment, and the limit of the latter. */
const runEffect = 0.5;
const maxRunEnvironment = 0.4;

const isCertain = (chance: number): boolean => chance <= 0 || chance >= 1;

/**
 * Reduces what the situation has changed since the first pitch, on the scale of logits, if more runs than usual are expected,
 * and increases it if fewer are. A certain result stays certain.
 */
function adjustForRuns(chance: number, situation: Situation, runEnvironment: number): number {
  const stateOnly = homeWinProbability(situation);
  if (isCertain(chance) || isCertain(stateOnly)) return chance;
  const environment = Math.max(-maxRunEnvironment, Math.min(maxRunEnvironment, runEnvironment));
  const change = toLogit(stateOnly) - toLogit(homeWinProbability(startOfGame));
  return toProbability(toLogit(chance) - runEffect * environment * change);
}

/**
 * Estimates the home side's probability of winning, 0 to 1; exactly 0 or 1 if the game is decided. The first pitch has the
 * probability of the forecast, within 24 % to 81 %. Later innings follow the state model with run rates that match it;
 * the effect of the starters ends after two thirds of the game. docs/model.md describes the method.
 */
export function joinedWinProbability(
  situation: Situation,
  { parts, runEnvironment }: Pick<Forecast, 'parts' | 'runEnvironment'>,
): number {
  const logit = parts.home + parts.clubs + parts.lineups + starterWeight(remainingShare(situation)) * parts.starters;
  const chance = winProbabilityFrom(toProbability(logit), situation);
  return adjustForRuns(chance, situation, runEnvironment);
}

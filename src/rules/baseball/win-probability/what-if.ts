import { fittedRates } from './fitted-rates.ts';
import { type Outcome, type OutcomeKind, outcomesOf, outcomesOfKind } from './outcomes.ts';
import type { Situation } from './win-model.ts';

/** The home side's probability of winning in a situation, 0 to 1. */
type ChanceOf = (situation: Situation) => number;

const runnerOnSecond = 2;

/** The situation in which the next plate appearance begins: after the third out, the start of the next half-inning. */
export function nextSituation(situation: Situation): Situation {
  const { inning, half, outs, scheduledInnings, hasPlacedRunner } = situation;
  if (outs < 3) return situation;
  const next = half === 'top' ? inning : inning + 1;
  const bases = hasPlacedRunner && next > scheduledInnings ? runnerOnSecond : 0;
  return { ...situation, inning: next, half: half === 'top' ? 'bottom' : 'top', outs: 0, bases };
}

const situationAfter = (before: Situation, { outs, bases, runs }: Outcome): Situation => ({
  ...before,
  outs,
  bases,
  homeLead: before.homeLead + (before.half === 'bottom' ? runs : -runs),
});

const average = (before: Situation, outcomes: Outcome[], valueOf: (after: Situation) => number): number =>
  outcomes.reduce((sum, outcome) => sum + outcome.chance * valueOf(situationAfter(before, outcome)), 0);

/** The home side's probability of winning, 0 to 1, if the batter gets this result; averaged over what the runners do. */
export function chanceAfter(kind: OutcomeKind, situation: Situation, chanceOf: ChanceOf): number {
  return average(situation, outcomesOfKind(kind, situation, fittedRates), chanceOf);
}

/** the average of this model over the 4,218 plate appearances of 60 random games; in major-league games it is 0.0346 (Tango) */
const averageSwing = 0.0337;

/**
 * The leverage of a situation: the expected change of the probability of winning by this plate appearance, either way, relative
 * to the average plate appearance. 1 is average, 0 a decided game.
 */
export function leverageOf(situation: Situation, chanceOf: ChanceOf): number {
  const now = chanceOf(situation);
  return (
    average(situation, outcomesOf(situation, fittedRates), (after) => Math.abs(chanceOf(after) - now)) / averageSwing
  );
}

type Leverage = 'low' | 'medium' | 'high' | 'very high';

/** The leverage in words. The limits of low and high are Tango's: 0.85 and 2; from 4 on it is very high. */
export function nameLeverage(leverage: number): Leverage {
  if (leverage < 0.85) return 'low';
  if (leverage < 2) return 'medium';
  return leverage < 4 ? 'high' : 'very high';
}

import { fittedRates } from './fitted-rates.ts';
import { winModel } from './win-model.ts';
import type { Situation } from './win-model.ts';

/**
 * Our estimate of the home side's chance to win, 0 to 1; exactly 0 or 1 where the rules have decided the game. It knows
 * the situation and that the home side wins a little more often, and neither clubs nor players nor the count.
 * Source: major-league games of 2011 to 2019, docs/decisions/025-win-probability.md.
 */
export const homeWinProbability: (situation: Situation) => number = winModel(fittedRates);

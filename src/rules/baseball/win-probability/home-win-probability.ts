import { fittedRates } from './fitted-rates.ts';
import { winModel } from './win-model.ts';
import type { Situation } from './win-model.ts';

/**
 * Estimates the home side's probability of winning, 0 to 1; exactly 0 or 1 if the game is decided. The estimate depends on
 * the situation and the home advantage, not on clubs, players or the count.
 * Source: major-league games of 2011 to 2019, docs/model.md.
 */
export const homeWinProbability: (situation: Situation) => number = winModel(fittedRates);

import type { Rates } from './rates.ts';

/**
 * Written by `npm run fit:win-probability`: the rates that fit best how the games of 2011 to 2019 ended, by situation, as
 * github.com/gregstoll/baseballstats (Apache License 2.0) counts them from Retrosheet's plays. See NOTICE.md.
 */
export const fittedRates: Rates = {
  walk: 0.0849,
  single: 0.168,
  double: 0.0366,
  triple: 0.0029,
  homeRun: 0.0169,
  homeFactor: 1.0336,
  moveUpOnOut: 0.3786,
  doublePlay: 0.1047,
  firstToThirdOnSingle: 0.2806,
  secondScoresOnSingle: 0.5374,
  firstScoresOnDouble: 0.487,
};

/**
 * Probabilities of the results of a plate appearance, 0 to 1, averaged over all clubs, parks and pitchers.
 * They are not the league's averages but those with which `win-model.ts` fits the results of games best, so they include
 * the effect of events that the model leaves out (steals, errors, wild pitches).
 */
export type Rates = {
  /** a walk or a hit batter */
  walk: number;
  single: number;
  double: number;
  triple: number;
  homeRun: number;
  /** how many times more often home batters reach base than away batters */
  homeFactor: number;
  /** all runners advance on an out with fewer than two outs and a runner on base */
  moveUpOnOut: number;
  /** an out with a runner on first and fewer than two outs is a double play */
  doublePlay: number;
  firstToThirdOnSingle: number;
  /** with fewer than two outs; for two outs see `outcomes.ts` */
  secondScoresOnSingle: number;
  firstScoresOnDouble: number;
};

/**
 * What a plate appearance comes to, on average over all clubs, parks and pitchers: shares of 1.
 * They are not the league's own averages: they are those with which the arithmetic of `win-model.ts` agrees best with how
 * games ended, so they also carry what it leaves out (steals, errors, wild pitches).
 */
export type Rates = {
  /** a walk, a batter hit by a pitch */
  walk: number;
  single: number;
  double: number;
  triple: number;
  homeRun: number;
  /** how much more often the home side's batters get on base than the visitors' */
  homeFactor: number;
  /** of the outs with fewer than two out before them and somebody on base: all runners move up */
  moveUpOnOut: number;
  /** of the outs with a runner on first and fewer than two out: two outs at once */
  doublePlay: number;
  firstToThirdOnSingle: number;
  /** with fewer than two out; with two out everybody runs, see `outcomes.ts` */
  secondScoresOnSingle: number;
  firstScoresOnDouble: number;
};

/** The parameters of the forecast; docs/model.md explains them. "Variance" is in squared units of a club's rating. */
export type ForecastParameters = {
  /** logits of winning per unit of the difference of two ratings */
  ratingScale: number;
  /** variance of one game's result about the difference of the ratings */
  gameVariance: number;
  /** variance of the rating of a club without games */
  firstVariance: number;
  /** added to the variance of a rating by each game and by each winter */
  varianceByGame: number;
  varianceByWinter: number;
  /** share of a rating that is carried over a winter */
  carriedRating: number;
  /** logits of winning per unit of a starter's value */
  starterScale: number;
  /** value of an opponent's strikeout, and cost of a walk, relative to a run allowed in the first six innings */
  strikeoutValue: number;
  walkCost: number;
  /** a starter's value is computed as if this many starts with the unknown starter's value had preceded */
  priorStarts: number;
  unknownStarter: number;
  /** share of the weight of earlier starts that remains after a start, and after a winter */
  keptByStart: number;
  keptByWinter: number;
};

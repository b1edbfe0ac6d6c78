import { rounded } from '../stats/figures.ts';

/**
 * A probability (0 to 1) in whole ‰. The percent of the result is that of the probability: 54.46% are 544 ‰, because 545 would be rounded
 * again, to 55%.
 */
export function perMille(probability: number): number {
  const chance = rounded(1000 * probability);
  return rounded(chance / 10) > rounded(100 * probability) ? chance - 1 : chance;
}

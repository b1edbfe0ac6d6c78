import { fixed } from '../baseball/stats/figures.ts';

/** The share of correct picks with its 95% confidence interval; all from 0 to 1. */
export type Accuracy = { share: number; low: number; high: number };

/** The 97.5% quantile of the standard normal distribution, for a two-sided 95% interval. */
const z = 1.959964;

/**
 * Returns the share of correct picks with the Wilson score interval; null before the first decided pick. Unlike the symmetric
 * interval it stays within 0 and 1 and is meaningful after a single pick.
 * Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209–212.
 */
export function accuracy({ correct, wrong }: { correct: number; wrong: number }): Accuracy | null {
  const decided = correct + wrong;
  if (decided === 0) return null;
  const share = correct / decided;
  const weight = 1 + z ** 2 / decided;
  const center = (share + z ** 2 / (2 * decided)) / weight;
  const reach = (z / weight) * Math.sqrt((share * (1 - share)) / decided + z ** 2 / (4 * decided ** 2));
  return { share, low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}

/** Formats the percentage with two decimals, '57.14'; 'NA' before the first decided pick. Source: the product specification, section 2. */
export function percentCorrect({ correct, wrong }: { correct: number; wrong: number }): string {
  const decided = correct + wrong;
  return decided === 0 ? 'NA' : fixed((100 * correct) / decided, 2);
}

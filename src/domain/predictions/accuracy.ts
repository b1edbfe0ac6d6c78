/** A share of correct picks with the range in which the fan's true share lies in 95 of 100 cases; all from 0 to 1. */
export type Accuracy = { share: number; low: number; high: number };

/** The standard normal's 97.5 % point: two-sided 95 %. */
const z = 1.959964;

/**
 * Correct of all decided picks, with Wilson's score interval; null before the first decided pick.
 * Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209–212. It stays within 0 and 1
 * and makes sense after a single pick, where the textbook's symmetric interval does neither.
 */
export function accuracy({ correct, wrong }: { correct: number; wrong: number }): Accuracy | null {
  const decided = correct + wrong;
  if (decided === 0) return null;
  const share = correct / decided;
  const weight = 1 + z ** 2 / decided;
  const centre = (share + z ** 2 / (2 * decided)) / weight;
  const reach = (z / weight) * Math.sqrt((share * (1 - share)) / decided + z ** 2 / (4 * decided ** 2));
  return { share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** '57.14', two decimals; 'NA' before the first decided pick. Source: the product specification, section 2. */
export function percentCorrect({ correct, wrong }: { correct: number; wrong: number }): string {
  const decided = correct + wrong;
  return decided === 0 ? 'NA' : ((100 * correct) / decided).toFixed(2);
}

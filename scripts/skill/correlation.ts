const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation of two lists of the same length, from -1 to 1. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [meanX, meanY] = [mean(xs), mean(ys)];
  let [products, squaresX, squaresY] = [0, 0, 0];
  for (const [index, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, (ys[index] ?? Number.NaN) - meanY];
    products += dx * dy;
    squaresX += dx ** 2;
    squaresY += dy ** 2;
  }
  return products / Math.sqrt(squaresX * squaresY);
}

/** The smallest value that at least `percent` of the values do not exceed; NaN without values. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** How a run of correct picks scores: single, double, triple, and a home run from the fourth on. */
const basesByRun = [1, 2, 3, 4] as const;

/** Total bases of the n-th correct pick in a row, n from 1. */
export function totalBases(run: number): number {
  return basesByRun[Math.min(run, basesByRun.length) - 1] ?? 0;
}

import type { Accuracy } from '#rules/picks/accuracy.ts';

const percent = (share: number): number => Math.round(share * 100);

/** Compares the interval with a coin, which is correct half of the time. */
function compareWithCoin({ low, high }: Accuracy): string {
  if (low > 0.5) return 'better than a coin';
  if (high < 0.5) return 'worse than a coin, so far';
  return 'too few to distinguish from a coin';
}

/** '58% of 100 graded picks. 95% confidence interval: 48–67%, too few to distinguish from a coin.' */
export function describeAccuracy(accuracy: Accuracy, graded: number): string {
  const picks = graded === 1 ? '1 graded pick' : `${graded.toLocaleString('en-US')} graded picks`;
  const { share, low, high } = accuracy;
  const interval = `${percent(low)}–${percent(high)}%`;
  return `${percent(share)}% of ${picks}. 95% confidence interval: ${interval}, ${compareWithCoin(accuracy)}.`;
}

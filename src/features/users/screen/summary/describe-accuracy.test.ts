import { expect, test } from 'vitest';
import { accuracy } from '#rules/picks/accuracy.ts';
import { describeAccuracy } from './describe-accuracy.ts';

test.each([
  [1, 0, '100% of 1 graded pick. 95% confidence interval: 21–100%, too few to distinguish from a coin.'],
  [58, 42, '58% of 100 graded picks. 95% confidence interval: 48–67%, too few to distinguish from a coin.'],
  [290, 210, '58% of 500 graded picks. 95% confidence interval: 54–62%, better than a coin.'],
  [2, 18, '10% of 20 graded picks. 95% confidence interval: 3–30%, worse than a coin, so far.'],
])('describes %i correct and %i wrong picks', (correct, wrong, text) => {
  const found = accuracy({ correct, wrong });
  expect(found && describeAccuracy(found, correct + wrong)).toBe(text);
});

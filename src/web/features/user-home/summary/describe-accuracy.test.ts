import { expect, test } from 'vitest';
import { accuracy } from '#domain/predictions/accuracy.ts';
import { describeAccuracy } from './describe-accuracy.ts';

test.each([
  [
    1,
    0,
    '100 % of 1 graded pick. The true share lies between 21 % and 100 %, 19 times in 20: too few to distinguish from a coin.',
  ],
  [
    58,
    42,
    '58 % of 100 graded picks. The true share lies between 48 % and 67 %, 19 times in 20: too few to distinguish from a coin.',
  ],
  [
    290,
    210,
    '58 % of 500 graded picks. The true share lies between 54 % and 62 %, 19 times in 20: better than a coin.',
  ],
  [
    2,
    18,
    '10 % of 20 graded picks. The true share lies between 3 % and 30 %, 19 times in 20: worse than a coin, so far.',
  ],
])('describes %i correct and %i wrong picks', (correct, wrong, text) => {
  const found = accuracy({ correct, wrong });
  expect(found && describeAccuracy(found, correct + wrong)).toBe(text);
});

import { expect, test } from 'vitest';
import { toLogit, toProbability } from './logit.ts';

test.each([
  [0.5, 0],
  [0.6, Math.log(1.5)],
  [0.2, -Math.log(4)],
])('the logit of %d is %d', (probability, logit) => {
  expect(toLogit(probability)).toBeCloseTo(logit, 12);
  expect(toProbability(logit)).toBeCloseTo(probability, 12);
});

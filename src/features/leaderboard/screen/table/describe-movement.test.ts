import { expect, test } from 'vitest';
import { describeMovement } from './describe-movement.ts';

test.each([
  [null, 'new', 'not on the board last week'],
  [0, 'same', 'same place as last week'],
  [1, 'up 1', 'up 1 place since last week'],
  [-12, 'down 12', 'down 12 places since last week'],
])('a movement of %s is described as %s', (movement, short, long) => {
  expect(describeMovement(movement)).toMatchObject({ short, long });
});

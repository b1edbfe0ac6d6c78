import { expect, test } from 'vitest';
import { describeMovement } from './board-params.ts';

test.each([
  [null, 'new', 'not on the board last week'],
  [1, '1', 'up 1 place since last week'],
  [-12, '12', 'down 12 places since last week'],
])('a movement of %s is described as %s', (movement, short, long) => {
  expect(describeMovement(movement)).toMatchObject({ short, long });
});

test('an unchanged place has no description', () => expect(describeMovement(0)).toBeNull());

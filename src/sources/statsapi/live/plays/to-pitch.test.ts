import { expect, test } from 'vitest';
import { countAfter } from './to-pitch.ts';

test.each([
  ['B', 0, 0, 1, 0],
  ['*B', 3, 2, 4, 2],
  ['H', 1, 1, 2, 1],
  ['C', 0, 0, 0, 1],
  ['S', 2, 2, 2, 3],
  ['F', 0, 1, 0, 2],
  ['F', 0, 2, 0, 2],
  ['T', 0, 2, 0, 3],
  ['L', 1, 2, 1, 3],
  ['X', 3, 2, 3, 2],
  ['?', 1, 1, 1, 1],
])('call %s at %i-%i results in %i-%i', (code, balls, strikes, ballsAfter, strikesAfter) => {
  expect(countAfter({ balls, strikes }, code)).toEqual({ balls: ballsAfter, strikes: strikesAfter });
});

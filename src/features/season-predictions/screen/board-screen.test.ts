import { expect, test } from 'vitest';
import { describeBoardSize, describeEmptyBoard, formatPoints } from './board-screen.tsx';

const contest = { season: '2026', closesAt: 0, isOpen: false, isFinal: false };

test.each([
  [null, 'Predictions are not open yet.'],
  [{ ...contest, isOpen: true }, 'Predictions are hidden until the deadline. The board opens with it.'],
  [contest, 'No predictions of 2026 have points yet.'],
])('an empty board says why', (given, text) => expect(describeEmptyBoard(given)).toBe(text));

test('sizes and points are written with their units', () => {
  expect([1, 1204].map(describeBoardSize)).toEqual(['1 fan', '1,204 fans']);
  expect([0, 1, 12].map(formatPoints)).toEqual(['0 points', '1 point', '12 points']);
});

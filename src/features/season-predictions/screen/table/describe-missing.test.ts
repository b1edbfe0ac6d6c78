import { expect, test } from 'vitest';
import { describeMissing } from './describe-missing.ts';

const missing = (american: number, national: number) =>
  new Map([
    [103, american],
    [104, national],
  ]);

test.each([
  [missing(0, 0), 11, null],
  [missing(0, 0), null, 'Choose the champion.'],
  [missing(1, 0), 11, 'American League: choose 1 more wild card.'],
  [
    missing(3, -2),
    null,
    'American League: choose 3 more wild cards. National League: remove 2 wild cards. Choose the champion.',
  ],
])('what is missing is named', (cards, champion, text) => {
  expect(describeMissing(cards, champion)).toBe(text);
});

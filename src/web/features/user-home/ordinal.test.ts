import { expect, test } from 'vitest';
import { ordinal } from './ordinal.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
  [1013, '1,013th'],
])('place %i is written %s', (place, words) => {
  expect(ordinal(place)).toBe(words);
});

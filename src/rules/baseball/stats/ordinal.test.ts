import { expect, test } from 'vitest';
import { ordinal } from './ordinal.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [113, '113th'],
  [1013, '1,013th'],
])('the ordinal of %i is %s', (number, text) => expect(ordinal(number)).toBe(text));

import { describe, expect, test } from 'vitest';
import { contrast, firstReadable } from './emblem-svg.ts';

describe('contrast', () => {
  test.each([
    ['#ffffff', '#000000', 21],
    ['#000000', '#ffffff', 21],
    ['#777777', '#777777', 1],
    ['#ffffff', '#767676', 4.54],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });

  test('returns the first candidate with enough contrast', () => {
    expect(firstReadable('#ffffff', '#fffdf7', '#0c2340')).toBe('#0c2340');
  });

  test('falls back to white or black', () => {
    expect(firstReadable('#0c2340', '#0b2a4a')).toBe('#ffffff');
    expect(firstReadable('#ffc52f', '#fffdf7')).toBe('#14181d');
  });
});

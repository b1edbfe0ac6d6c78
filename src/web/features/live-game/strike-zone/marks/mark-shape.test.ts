import { expect, test } from 'vitest';
import { pitchResultSchema } from '#domain/game/model.ts';
import { markPath, markNames } from './mark-shape.ts';

const results = pitchResultSchema.options;

test('every result has a different shape, so results can be distinguished without color', () => {
  expect(new Set(results.map((result) => markPath(result, 12))).size).toBe(results.length);
});

test('every result has a different name', () => {
  expect(new Set(results.map((result) => markNames[result])).size).toBe(results.length);
});

test('a ball is a circle of the ball’s radius', () => {
  expect(markPath('ball', 12)).toBe('M-12,0a12,12 0 1 0 24,0a12,12 0 1 0 -24,0Z');
});

test('a shape grows with the radius', () => {
  expect(markPath('foul', 10)).toBe('M0,-13.8L13.8,0L0,13.8L-13.8,0Z');
  expect(markPath('foul', 20)).toBe('M0,-27.6L27.6,0L0,27.6L-27.6,0Z');
});

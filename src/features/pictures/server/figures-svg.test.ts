import { expect, test } from 'vitest';
import { figuresPath, widthOf } from './figures-svg.ts';

const strokes = (text: string): number => figuresPath(text, { x: 0, y: 0, size: 10 }).split('M').length - 1;

test.each([
  ['8', 7],
  ['1', 2],
  ['10', 8],
  ['F', 4],
  ['x', 0],
])('%s has %i strokes', (text, count) => expect(strokes(text)).toBe(count));

test('a figure has the given width and twice the height; the next one is to its right', () => {
  expect(figuresPath('1', { x: 100, y: 50, size: 20 })).toBe('M120 52L120 68M120 72L120 88');
  expect([widthOf('1', 20), widthOf('12', 20)]).toEqual([20, 51]);
});

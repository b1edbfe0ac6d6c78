import { expect, test } from 'vitest';
import { pitch } from '../testing/invented-pitches.ts';
import { selectColumns, shortPitchType, formatFigure } from './pitch-figures.ts';

const none = { startSpeed: null, endSpeed: null, spinRate: null, spinDirection: null, breakAngle: null };
const full = pitch(1, { result: 'ball', spinRate: 2310.4 });

test('all five measured figures have a column', () => {
  expect(selectColumns([full]).map((column) => formatFigure(full, column))).toEqual([
    '95.8',
    '87.9',
    '2,310',
    '215°',
    '4°',
  ]);
});

test('a figure that one pitch lacks is a dash', () => {
  const bare = pitch(2, { result: 'ball', ...none });
  expect(selectColumns([full, bare]).map((column) => formatFigure(bare, column))).toEqual(['–', '–', '–', '–', '–']);
});

test('a figure that no pitch has gets no column', () => {
  const slow = pitch(1, { result: 'ball', ...none, startSpeed: 88 });
  expect(selectColumns([slow]).map(({ figure }) => figure)).toEqual(['startSpeed']);
  expect(selectColumns([pitch(1, { result: 'ball', ...none })])).toEqual([]);
});

test.each([
  ['Four-Seam Fastball', 'Four-Seam'],
  ['Sweeper', 'Sweeper'],
  [null, 'Pitch'],
])('%s is listed as %s', (type, written) => {
  expect(shortPitchType(type)).toBe(written);
});

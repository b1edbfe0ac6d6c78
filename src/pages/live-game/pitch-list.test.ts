import { expect, test } from 'vitest';
import { pitch } from '#rules/baseball/game/testing/invented-pitches.ts';
import { formatFigures, shortPitchType } from './pitch-list.tsx';

const none = { startSpeed: null, endSpeed: null, spinRate: null, spinDirection: null, breakAngle: null };

test('all five measured figures have a name or a unit', () =>
  expect(formatFigures(pitch(1, { result: 'ball', spinRate: 2310.4 }))).toBe(
    '95.8 mph, 87.9 at the plate · spin 2,310 rpm at 215° · break 4°',
  ));

test('a figure that a pitch lacks is left out', () => {
  expect(formatFigures(pitch(1, { result: 'ball', ...none, startSpeed: 88 }))).toBe('88.0 mph');
  expect(formatFigures(pitch(1, { result: 'ball', ...none, spinRate: 2000 }))).toBe('spin 2,000 rpm');
  expect(formatFigures(pitch(1, { result: 'ball', ...none }))).toBeNull();
});

test.each([
  ['Four-Seam Fastball', '4-Seam'],
  ['Sweeper', 'Sweeper'],
  [null, 'Pitch'],
])('%s is listed as %s', (type, written) => expect(shortPitchType(type)).toBe(written));

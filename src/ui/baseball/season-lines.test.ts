import { describe, expect, test } from 'vitest';
import { clubs } from '#rules/baseball/teams/clubs.ts';
import { dayPlace, frame, linePath, monthEnds, monthMarks, spreadLabels } from './season-geometry.ts';
import { linePatterns } from './season-lines.tsx';

test.each([
  [[0], 'M0 0'],
  [[1, 1, 1], 'M0 2h2'],
  [[0, 0.5, 0.5, 0], 'M0 0l1 1h1l1 -1'],
  [[], 'M0 0'],
])('the line through %j is %s', (behind, path) => expect(linePath(behind)).toBe(path));

test('the days span the chart; a single day is at the right', () =>
  expect([dayPlace(0, 3), dayPlace(2, 3), dayPlace(0, 1)]).toEqual([
    frame.left,
    frame.left + frame.plotWidth,
    frame.left + frame.plotWidth,
  ]));

test('each month has a mark on its first day', () =>
  expect(monthMarks(['2030-03-30', '2030-03-31', '2030-04-02', '2030-05-01'])).toEqual([
    { day: 0, month: 'Mar' },
    { day: 2, month: 'Apr' },
    { day: 3, month: 'May' },
  ]));

test('each month ends on its last day', () =>
  expect(monthEnds(['2030-03-30', '2030-03-31', '2030-04-02'])).toEqual([
    { day: 1, month: 'Mar' },
    { day: 2, month: 'Apr' },
  ]));

test.each([
  ['that are far apart stay', [10, 50, 90], [10, 50, 90]],
  ['at the same place move down, in the given order', [10, 10, 10], [10, 23, 36]],
  ['at the bottom they move up', [99, 100, 60], [87, 100, 60]],
])('labels: %s', (_, places, spread) => expect(spreadLabels(places, 100)).toEqual(spread));

describe('lines of similar color', () => {
  test.each([
    ['the American League East', [147, 139, 141, 110, 111]],
    ['the American League Central', [114, 116, 118, 142, 145]],
    ['the National League Central', [138, 113, 112, 158, 134]],
  ])('in %s have different patterns', (_, ids) => {
    const patterns = linePatterns(ids);
    const looks = ids.map((id, index) => `${clubs.find((club) => club.id === id)?.onLight} ${patterns[index]}`);
    expect(patterns[0]).toBe(0);
    expect(new Set(looks).size).toBe(5);
  });

  test('of the Yankees and the Rays, or of unknown clubs, have different patterns', () => {
    expect(linePatterns([147, 139])).toEqual([0, 1]);
    expect(linePatterns([5001, 5002, 5003])).toEqual([0, 1, 2]);
    expect(linePatterns([147, 5001])).toEqual([0, 0]);
  });
});

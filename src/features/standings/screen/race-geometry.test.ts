import { describe, expect, test } from 'vitest';
import { clubs } from '#rules/baseball/teams/clubs.ts';
import { linePatterns, describeRace } from './race-chart.tsx';
import { dayPlace, depthMarks, frame, monthMarks, raceDepth, racePath, spreadLabels } from './race-geometry.ts';

test.each([
  [[0], 'M0 0'],
  [[1, 1, 1], 'M0 2h2'],
  [[0, 0.5, 0.5, 0], 'M0 0l1 1h1l1 -1'],
  [[], 'M0 0'],
])('the line through %j is %s', (behind, path) => expect(racePath(behind)).toBe(path));

test.each([
  [[], 5],
  [[[0, 5], [0]], 5],
  [[[0, 5.5]], 10],
  [[[51.5]], 55],
])('the depth of a race of %j is %d', (behind, depth) => expect(raceDepth(behind)).toBe(depth));

test.each([
  [5, [0, 5]],
  [20, [0, 5, 10, 15, 20]],
  [25, [0, 10, 20]],
  [55, [0, 15, 30, 45]],
])('a depth of %d has rules at %j', (depth, marks) => expect(depthMarks(depth)).toEqual(marks));

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

test('a sentence describes the chart', () => {
  const club = (id: number, behind: number[]) => ({ id, shortName: `Club ${id}`, abbreviation: `C${id}`, behind });
  const division = { divisionId: 1, name: 'East', clubs: [club(1, [0, 3]), club(2, [0, 0]), club(3, [0, 7.5])] };
  expect(describeRace(division, 0)).toBe('Club 1 and Club 2 and Club 3 in front.');
  expect(describeRace(division, 1)).toBe('Club 2 in front; Club 1 3.0, Club 3 7.5 games behind.');
});

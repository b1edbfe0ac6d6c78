import { expect, test } from 'vitest';
import { depthMarks, describeRace, raceDepth } from './race-chart.tsx';

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

test('a sentence describes the chart', () => {
  const club = (id: number, behind: number[]) => ({ id, shortName: `Club ${id}`, abbreviation: `C${id}`, behind });
  const division = { divisionId: 1, name: 'East', clubs: [club(1, [0, 3]), club(2, [0, 0]), club(3, [0, 7.5])] };
  expect(describeRace(division, 0)).toBe('Club 1 and Club 2 and Club 3 in front.');
  expect(describeRace(division, 1)).toBe('Club 2 in front; Club 1 3.0, Club 3 7.5 games behind.');
});

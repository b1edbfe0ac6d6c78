import { expect, test } from 'vitest';
import { daysOfPart, partPattern, partsOfSeason } from './leader-lines.ts';

const today = '2030-06-15';

test.each([
  [undefined, null],
  ['30', { from: '2030-05-16', to: '2030-06-15' }],
  ['7', { from: '2030-06-08', to: '2030-06-15' }],
  ['2030-04', { from: '2030-04-01', to: '2030-04-30' }],
  ['2030-06', { from: '2030-06-01', to: '2030-06-15' }],
  ['2028-02', { from: '2028-02-01', to: '2028-02-29' }],
  ['2029-12', { from: '2029-12-01', to: '2029-12-31' }],
])('%s are the days %j', (part, days) => {
  expect(daysOfPart(part, today)).toEqual(days);
});

test.each([
  ['of the running season', '2030-04-01', '2030-09-28', ['30', '7', '2030-04', '2030-05', '2030-06']],
  ['of a season that is over', '2029-11-28', '2030-02-10', ['2029-11', '2029-12', '2030-01', '2030-02']],
  ['of a season without a last day', '2030-06-10', null, ['30', '7', '2030-06']],
  ['of a season that has not begun', '2030-07-01', '2030-09-28', []],
  ['of a season without a calendar', null, null, []],
])('the parts %s', (_title, regularStart, regularEnd, parts) => {
  const season = { id: '2030', springStart: null, regularStart, regularEnd, postSeasonStart: null, end: null };
  expect(partsOfSeason(season, today)).toEqual(parts);
  expect(parts.every((part) => partPattern.test(part))).toBe(true);
});

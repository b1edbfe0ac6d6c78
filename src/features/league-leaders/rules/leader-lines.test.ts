import { expect, test } from 'vitest';
import {
  daysOfPart,
  isSmallestFirst,
  limitLeaders,
  partPattern,
  partsOfSeason,
  toLeaderLines,
} from './leader-lines.ts';
import type { Leader } from './leader.ts';

const leader = (rank: number, value: string, id = rank): Leader => ({
  rank,
  value,
  person: { id, name: `Player ${id}` },
  team: null,
  league: null,
});

test('the list ends at the limit, and those left out of a tie are counted', () => {
  const all = [leader(1, '9'), leader(2, '7'), leader(2, '7', 3), leader(2, '7', 4), leader(5, '6')];
  expect(limitLeaders(all, 2)).toEqual({ leaders: all.slice(0, 2), leftOut: 2 });
  expect(limitLeaders(all, 4)).toMatchObject({ leftOut: 0 });
  expect(limitLeaders([], 20)).toEqual({ leaders: [], leftOut: 0 });
});

test('equal ranks are ties, and bars are relative to the greatest value', () => {
  const lines = toLeaderLines([leader(1, '58'), leader(2, '29'), leader(2, '29', 3), leader(4, '-')]);
  expect(lines.flatMap(({ isTied, share }) => [isTied, share])).toEqual([false, 1, true, 0.5, true, 0.5, false, null]);
});

test('if the smallest value leads, the last bar is the longest', () => {
  const leaders = [leader(1, '1.20'), leader(2, '2.40')];
  expect([toLeaderLines(leaders).map(({ share }) => share), isSmallestFirst(leaders)]).toEqual([[0.5, 1], true]);
  expect([isSmallestFirst(leaders.toReversed()), isSmallestFirst([]), isSmallestFirst([leader(1, '3')])]).toEqual([
    false,
    false,
    false,
  ]);
});

test('if no value is above zero, there is no bar', () =>
  expect(toLeaderLines([leader(1, '0')])).toMatchObject([{ share: null }]));

const today = '2030-06-15';

test.each([
  [undefined, null],
  ['30', { from: '2030-05-17', to: '2030-06-15' }],
  ['7', { from: '2030-06-09', to: '2030-06-15' }],
  ['2030-04', { from: '2030-04-01', to: '2030-04-30' }],
  ['2030-06', { from: '2030-06-01', to: '2030-06-15' }],
  ['2028-02', { from: '2028-02-01', to: '2028-02-29' }],
  ['2029-12', { from: '2029-12-01', to: '2029-12-31' }],
])('%s are the days %j', (part, days) => expect(daysOfPart(part, today)).toEqual(days));

test.each([
  ['of the running season', '2030-04-01', '2030-09-28', ['30', '7', '2030-04', '2030-05', '2030-06']],
  ['of a season that is over', '2029-11-28', '2030-02-10', ['2029-11', '2029-12', '2030-01', '2030-02']],
  ['of a season without a last day', '2030-06-10', null, ['30', '7', '2030-06']],
  ['of a season that has not begun', '2030-07-01', '2030-09-28', []],
  ['of a season without a calendar', null, null, []],
])('the parts %s', (_title, regularStart, regularEnd, parts) => {
  const season = { id: '2030', regularStart, regularEnd, end: null };
  expect([partsOfSeason(season, today), parts.every((part) => partPattern.test(part))]).toEqual([parts, true]);
});

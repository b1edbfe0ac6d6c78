import { expect, test } from 'vitest';
import type { Leader } from './leader.ts';
import { isSmallestFirst, toLeaderLines, limitLeaders } from './leader-lines.ts';

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
  expect(lines.map(({ isTied, share }) => [isTied, share])).toEqual([
    [false, 1],
    [true, 0.5],
    [true, 0.5],
    [false, null],
  ]);
});

test('if the smallest value leads, the last bar is the longest', () => {
  const leaders = [leader(1, '1.20'), leader(2, '2.40')];
  expect(toLeaderLines(leaders).map(({ share }) => share)).toEqual([0.5, 1]);
  expect(isSmallestFirst(leaders)).toBe(true);
  expect([isSmallestFirst(leaders.toReversed()), isSmallestFirst([]), isSmallestFirst([leader(1, '3')])]).toEqual([
    false,
    false,
    false,
  ]);
});

test('if no value is above zero, there is no bar', () => {
  expect(toLeaderLines([leader(1, '0')])).toMatchObject([{ share: null }]);
});

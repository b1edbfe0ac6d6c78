import { expect, test } from 'vitest';
import { type FanBase, rankFanBases } from './rank-fan-bases.ts';

const base = (teamId: number, members: number, total: number): FanBase => ({
  teamId,
  members,
  total,
  correct: 0,
  wrong: 0,
});

test.each<[string, FanBase[], rows: string[]]>([
  ['no fan base', [], []],
  ['a fan base without members', [base(1, 0, 0)], []],
  ['four members are too few', [base(1, 4, 100), base(2, 5, 10)], ['1. club 2: 200', 'club 1: 2500']],
  [
    'equal averages share a rank, the larger first',
    [base(1, 5, 10), base(2, 6, 12), base(3, 5, 9)],
    ['1. club 2: 200', '1. club 1: 200', '3. club 3: 180'],
  ],
  [
    'averages that are shown equal are equal',
    [base(1, 300, 100), base(2, 600, 201)],
    ['1. club 2: 34', '2. club 1: 33'],
  ],
])('%s', (_, bases, expected) => {
  const rows = rankFanBases(bases).map(
    ({ rank, teamId, average }) => `${rank === null ? '' : `${rank}. `}club ${teamId}: ${average}`,
  );
  expect(rows).toEqual(expected);
});

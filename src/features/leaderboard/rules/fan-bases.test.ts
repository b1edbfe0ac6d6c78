import { expect, test } from 'vitest';
import { type Allegiance, changeAllegiance, countedClub, type FanBase, rankFanBases } from './fan-bases.ts';

const none: Allegiance = { favorite: null, earlier: null };
/** Clubs by day. */
type Clubs = Record<string, number | null>;

test.each<[string, choices: Clubs, counted: Clubs]>([
  ['no club', {}, { '2026-07-18': null }],
  ['the first choice counts at once', { '2026-07-18': 121 }, { '2026-07-18': 121 }],
  [
    'a change counts from the next month',
    { '2026-06-02': 121, '2026-07-18': 147 },
    { '2026-07-18': 121, '2026-07-31': 121, '2026-08-01': 147 },
  ],
  [
    'a change in December counts from January',
    { '2026-06-02': 121, '2026-12-31': 147 },
    { '2026-12-31': 121, '2027-01-01': 147 },
  ],
  [
    'of several changes in a month the last one',
    { '2026-06-02': 121, '2026-07-02': 147, '2026-07-20': 110 },
    { '2026-07-20': 121, '2026-08-01': 110 },
  ],
  [
    'a change and its reversal',
    { '2026-06-02': 121, '2026-07-02': 147, '2026-07-20': 121 },
    { '2026-07-20': 121, '2026-08-01': 121 },
  ],
  [
    'a club without which the user ends the month',
    { '2026-06-02': 121, '2026-07-02': null },
    { '2026-07-02': 121, '2026-08-01': null },
  ],
  [
    'a detour without a club',
    { '2026-06-02': 121, '2026-07-02': null, '2026-07-03': 147 },
    { '2026-07-03': 121, '2026-08-01': 147 },
  ],
])('%s', (_, choices, expected) => {
  const changes = Object.entries(choices);
  const end = changes.reduce((before, [day, favorite]) => changeAllegiance(before, favorite, day), none);
  expect(Object.fromEntries(Object.keys(expected).map((day) => [day, countedClub(end, day)]))).toEqual(expected);
});

test('after the end of the month, nothing is kept', () => {
  const changed = changeAllegiance({ favorite: 121, earlier: null }, 147, '2026-07-18');
  expect(changed).toEqual({ favorite: 147, earlier: { teamId: 121, until: '2026-08-01' } });
  expect(changeAllegiance(changed, 147, '2026-08-02')).toEqual({ favorite: 147, earlier: null });
});

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

import { expect, test } from 'vitest';
import { type Allegiance, changeAllegiance, countedClub } from './counted-club.ts';

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
  const counted = Object.keys(expected).map((day) => [day, countedClub(end, day)]);
  expect(Object.fromEntries(counted)).toEqual(expected);
});

test('after the end of the month, nothing is kept', () => {
  const changed = changeAllegiance({ favorite: 121, earlier: null }, 147, '2026-07-18');
  expect(changed).toEqual({ favorite: 147, earlier: { teamId: 121, until: '2026-08-01' } });
  expect(changeAllegiance(changed, 147, '2026-08-02')).toEqual({ favorite: 147, earlier: null });
});

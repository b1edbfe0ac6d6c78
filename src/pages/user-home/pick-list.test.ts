import { describe, expect, test } from 'vitest';
import { publicPick } from '#features/users/testing/invented-profile.ts';
import { pickEvenings, pickClubs, describePickState } from './pick-list.tsx';

describe('picks', () => {
  test.each([
    [publicPick({ state: 'correct', bases: 1 }), { word: 'Correct', detail: 'single, +1' }],
    [publicPick({ state: 'correct', bases: 4 }), { word: 'Correct', detail: 'home run, +4' }],
    [publicPick({ state: 'correct', bases: null }), { word: 'Correct', detail: null }],
    [publicPick({ state: 'wrong', bases: 0 }), { word: 'Wrong', detail: null }],
    [publicPick({ state: 'void', bases: null }), { word: 'Void', detail: 'counts for nothing' }],
    [publicPick({ state: 'held', bases: null }), { word: 'Held', detail: 'suspended' }],
  ])('$0.state with $0.bases bases is shown as $1.word, $1.detail', (pick, expected) => {
    expect(describePickState(pick)).toEqual(expected);
  });

  test('are grouped by evening, newest first, in the order of first pitches, with the record of each', () => {
    const evenings = pickEvenings([
      publicPick({ gamePk: 1, officialDate: '2025-09-30', state: 'wrong' }),
      publicPick({ gamePk: 2, state: 'correct', startsAt: 2000 }),
      publicPick({ gamePk: 3, state: 'wrong', startsAt: 1000 }),
      publicPick({ gamePk: 4, state: 'void', startsAt: null }),
      publicPick({ gamePk: 5, officialDate: '2026-07-18', state: 'open' }),
    ]);
    expect(evenings.map(({ title, record, picks }) => [title, record, picks.map(({ gamePk }) => gamePk)])).toEqual([
      ['Saturday, July 18', null, [5]],
      ['Friday, July 17', '1 right, 1 wrong', [3, 2, 4]],
      ['Tuesday, September 30, 2025', '0 right, 1 wrong', [1]],
    ]);
  });

  test('of both games of a doubleheader have their numbers', () => {
    const [evening] = pickEvenings([
      publicPick({ gamePk: 1, startsAt: 3000 }),
      publicPick({ gamePk: 2, winnerId: 144, loserId: 121, startsAt: 1000 }),
      publicPick({ gamePk: 3, winnerId: 110, loserId: 147, startsAt: 2000 }),
    ]);
    expect(evening?.picks.map(({ gamePk, number }) => [gamePk, number])).toEqual([
      [2, 1],
      [3, null],
      [1, 2],
    ]);
  });

  test.each([
    [{ winnerId: 121, winnerName: null, loserId: 144, loserName: 'Braves' }, 'Mets', 'Braves'],
    [{ winnerId: 234, winnerName: 'Bulls', loserId: 552, loserName: null }, 'Bulls', 'Team 552'],
  ])('have the club names of the league, or else the club id: %j', (clubs, winner, loser) => {
    expect(pickClubs(publicPick(clubs))).toEqual({ winner, loser });
  });
});

import { describe, expect, test } from 'vitest';
import { publicPick } from '../testing/invented-fan.ts';
import { pickSections } from './pick-sections.ts';
import { pickClubs, describePickState } from './pick-text.ts';

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

  test('are grouped into live, to come (soonest first) and past (newest first)', () => {
    const sections = pickSections([
      publicPick({ gamePk: 1, state: 'correct', startsAt: 1000 }),
      publicPick({ gamePk: 2, state: 'wrong', startsAt: 2000 }),
      publicPick({ gamePk: 3, state: 'locked', startsAt: 5000 }),
      publicPick({ gamePk: 4, state: 'open', startsAt: 4000 }),
      publicPick({ gamePk: 5, state: 'held', startsAt: 3000 }),
    ]);
    expect(sections.map(({ name, picks }) => [name, picks.map(({ gamePk }) => gamePk)])).toEqual([
      ['Live', [5]],
      ['Upcoming', [4, 3]],
      ['Past', [2, 1]],
    ]);
  });

  test.each([
    [{ winnerId: 121, winnerName: null, loserId: 144, loserName: 'Braves' }, 'Mets', 'Braves'],
    [{ winnerId: 234, winnerName: 'Bulls', loserId: 552, loserName: null }, 'Bulls', 'Team 552'],
  ])('have the club names of the league, or else the club id: %j', (clubs, winner, loser) => {
    expect(pickClubs(publicPick(clubs))).toEqual({ winner, loser });
  });
});

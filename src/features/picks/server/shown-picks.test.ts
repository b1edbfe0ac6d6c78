import { describe, expect, test } from 'vitest';
import { ownPick } from '#app/testing/invented-pick.ts';
import type { PickWithHistory } from './read-own-picks.ts';
import { showPick } from './shown-picks.ts';

const made = { at: 1, kind: 'made', text: 'You picked the Mets.' } as const;
const graded = { at: 9, kind: 'graded', text: 'Correct: a double. Your streak went from 1 to 2.' } as const;

const result = { state: 'correct', streakBefore: 1, streakAfter: 2, bases: 2, lastEvent: graded } as const;
const pick = ownPick({ gamePk: 7, madeAt: 1, changedAt: 1, startsAt: 5, locksAt: 4, ...result });
const own: PickWithHistory = { pick, score: { picked: 5, other: 3 }, history: [made, graded] };

describe('a pick of a viewer who hides scores', () => {
  test('of a hidden game has no outcome', () => {
    const { pick: hidden, score, history } = showPick(own, { instant: null, hidden: { teams: [144], opened: [] } });
    expect(score).toBeNull();
    expect(hidden).toMatchObject({ state: 'locked', streakBefore: null, streakAfter: null, bases: null });
    expect([hidden.lastEvent, history]).toEqual([made, [made]]);
  });

  test.each(['live', 'held'] as const)('of a hidden game that is %s is locked', (state) => {
    const unfinished = { pick: { ...pick, state, lastEvent: made }, score: null, history: [made] };
    expect(showPick(unfinished, { instant: null, hidden: { teams: 'all', opened: [] } }).pick.state).toBe('locked');
  });

  test.each(['open', 'void'] as const)('that is %s is not changed', (state) => {
    const unplayed = { pick: { ...pick, state, lastEvent: made }, score: null, history: [made] };
    expect(showPick(unplayed, { instant: null, hidden: { teams: 'all', opened: [] } })).toEqual(unplayed);
  });

  test.each([
    ['of other clubs', { teams: [108], opened: [] }],
    ['of a game that the viewer has opened', { teams: 'all', opened: ['7'] }],
  ] as const)('%s has its outcome without the streak', (_what, hidden) => {
    const { pick: shown, history } = showPick(own, { instant: null, hidden });
    expect(shown).toMatchObject({ state: 'correct', streakAfter: null, bases: null });
    expect(JSON.stringify([shown, history])).not.toMatch(/streak went/);
  });

  test('is whole after the viewer has opened the picks', () =>
    expect(showPick(own, { instant: null, hidden: { teams: 'all', opened: ['picks'] } })).toBe(own));
});

test('a grade of later than the instant is left out', () => {
  const viewerAt = (instant: number) => ({ instant, hidden: null });
  expect(showPick(own, viewerAt(8))).toEqual({
    pick: { ...pick, state: 'locked', streakBefore: null, streakAfter: null, bases: null, lastEvent: made },
    score: null,
    history: [made],
  });
  expect(showPick(own, viewerAt(9))).toBe(own);
});

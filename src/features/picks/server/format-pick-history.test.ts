import { expect, test } from 'vitest';
import { formatPickHistory } from './format-pick-history.ts';

const names = new Map([
  [234, 'Durham Bulls'],
  [552, null],
]);
const textsOf = (kind: string, detail: unknown) =>
  formatPickHistory([{ at: 1, kind, detail }], names).map(({ text }) => text);

const graded = (outcome: string, streakBefore: number, streakAfter: number) => ({ outcome, streakBefore, streakAfter });

test.each([
  ['made', { winnerId: 121 }, 'You picked the Mets.'],
  ['made', { winnerId: 234 }, 'You picked Durham Bulls.'],
  ['made', { winnerId: 552 }, 'You picked your club.'],
  ['changed', { winnerId: 144 }, 'You changed your pick to the Braves.'],
  ['delayed', {}, 'The start was changed to another time.'],
  ['moved', {}, 'The game moved from another day to another day: a pick made for the old day is void.'],
  ['withdrawn', { winnerId: 144 }, 'You took your pick back.'],
  ['locked', {}, 'Picking closed: your pick stands.'],
  [
    'delayed',
    { from: Date.parse('2026-07-18T23:10:00Z'), to: Date.parse('2026-07-18T23:40:00Z') },
    'The start was changed to 7:40 PM ET.',
  ],
  ['delayed', { from: 1000, to: null }, 'The start was taken back: a new one is to come.'],
  [
    'moved',
    { from: '2026-07-18', to: '2026-08-04' },
    'The game moved from July 18 to August 4: a pick made for the old day is void.',
  ],
  [
    'ineligible',
    { reason: 'Exhibition games don’t count, so there is nothing to pick.' },
    'Exhibition games don’t count, so there is nothing to pick. A pick made before is void.',
  ],
  ['ineligible', {}, 'The game doesn’t count. A pick made before is void.'],
  ['graded', graded('correct', 0, 1), 'Correct: a single. Your streak went from 0 to 1.'],
  ['graded', graded('correct', 1, 2), 'Correct: a double. Your streak went from 1 to 2.'],
  ['graded', graded('correct', 2, 3), 'Correct: a triple. Your streak went from 2 to 3.'],
  ['graded', graded('correct', 6, 7), 'Correct: a home run. Your streak went from 6 to 7.'],
  ['graded', graded('wrong', 3, 0), 'Wrong: your streak of 3 ended.'],
  ['graded', graded('wrong', 0, 0), 'Wrong: your streak stays at 0.'],
  ['graded', { outcome: 'void' }, 'Void: it counts for nothing, and your streak stays as it is.'],
  ['corrected', graded('wrong', 2, 0), 'The result was corrected. Wrong: your streak of 2 ended.'],
])('an event %s with %j is formatted as: %s', (kind, detail, text) => expect(textsOf(kind, detail)).toEqual([text]));

test('events are in the order of time, without unknown kinds', () => {
  const history = formatPickHistory([
    { at: 3, kind: 'locked', detail: {} },
    { at: 2, kind: 'changed', detail: { winnerId: 144 } },
    { at: 4, kind: 'invented', detail: {} },
    { at: 1, kind: 'made', detail: { winnerId: 121 } },
  ]);
  expect(history.flatMap(({ at, kind }) => [at, kind])).toEqual([1, 'made', 2, 'changed', 3, 'locked']);
});

test('an invalid detail is ignored', () => expect(textsOf('made', 'nonsense')).toEqual(['You picked your club.']));

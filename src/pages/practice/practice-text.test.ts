import { expect, test } from 'vitest';
import { describeCall, describePick, describeProgress } from './practice-text.ts';

type GradedPick = Parameters<typeof describePick>[0];

const pick = (facts: Partial<GradedPick> = {}): GradedPick => ({
  winnerId: 2,
  outcome: 'correct',
  score: { away: 2, home: 3 },
  bases: 2,
  streakAfter: 2,
  crowd: null,
  ...facts,
});
const wrong = pick({ outcome: 'wrong', bases: 0, streakAfter: 0 });
const tie = pick({ outcome: 'void', bases: 0, streakAfter: 2 });
const clubs = { away: { id: 1, shortName: 'Braves' }, home: { id: 2, shortName: 'Mets' } };

test.each<[(GradedPick | null)[], string]>([
  [[null, null], '0 of 2 games called'],
  [[pick(), null, wrong], '2 of 3 games called'],
  [[null], '0 of 1 game called'],
  [[pick(), wrong], 'All 2 games called: 1 right, 1 wrong, 2 bases'],
  [[pick({ bases: 1 }), tie], 'All 2 games called: 1 right, 0 wrong, 1 base'],
  [[wrong], 'The only game is called: 0 right, 1 wrong, 0 bases'],
])('the progress of a day: %#', (picks, text) => expect(describeProgress(picks)).toBe(text));

test.each([
  [pick(), 'Right: double, +2'],
  [pick({ bases: 4, streakAfter: 9 }), 'Right: home run, +4'],
  [wrong, 'Wrong: the streak starts over'],
  [tie, 'Tie: counts for nothing'],
])('a pick reads %#', (graded, text) => {
  const { word, detail } = describePick(graded);
  expect(`${word}: ${detail}`).toBe(text);
});

test.each([
  [pick(), 'You called the Mets.'],
  [pick({ crowd: { away: 10, home: 30 } }), 'You called the Mets, like 30 of 40 other fans.'],
  [pick({ winnerId: 1, crowd: { away: 0, home: 1 } }), 'You called the Braves, like 0 of 1 other fan.'],
])('a call reads %#', (graded, text) => expect(describeCall(graded, clubs)).toBe(text));

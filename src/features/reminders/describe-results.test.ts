import { expect, test } from 'vitest';
import { describeResults, type ResultPick } from './rules.ts';

const pick = (outcome: ResultPick['outcome'], bases = 0): ResultPick => ({
  winnerName: 'Mets',
  loserName: 'Braves',
  outcome,
  bases,
});

test('the results have record, bases, streak, rank, and a line for each pick', () => {
  const picks = [pick('correct', 1), pick('correct', 2), pick('wrong'), pick('void')];
  const record = { correct: 2, wrong: 1, bases: 3, streak: 0, endedStreak: 2 };
  expect(describeResults({ picks, record, rank: 48 })).toEqual({
    kind: 'results',
    title: 'Last night: 2–1, 3 bases',
    body: 'Streak 0, after one of 2 ended. 48th of the season.',
    lines: [
      'Mets over Braves: right, +1',
      'Mets over Braves: right, +2',
      'Mets over Braves: wrong',
      'Mets over Braves: void',
    ],
  });
});

test('a user without a rank and without an ended streak reads of neither', () => {
  const record = { correct: 1, wrong: 0, bases: 1, streak: 1, endedStreak: 0 };
  expect(describeResults({ picks: [pick('correct', 1)], record, rank: null })).toMatchObject({
    title: 'Last night: 1–0, 1 base',
    body: 'Streak 1.',
  });
});

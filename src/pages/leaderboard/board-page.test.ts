import { expect, test } from 'vitest';
import { describeHouseRecord, formatCorrectShare } from './board-page.tsx';

const player = { id: 'crowd' as const, name: 'The Crowd', rule: '', longestStreak: 3 };

test.each([
  [0, 0, 0, null, '–', 'No graded pick yet'],
  [412, 310, 803, 0.0123, '57%', '412 of 722 correct, 803 bases, skill +1.2'],
  [1200, 1200, 2400, null, '50%', '1,200 of 2,400 correct, 2,400 bases'],
])('%i correct, %i wrong, %i bases, skill %s', (correct, wrong, totalScore, skill, share, text) => {
  const record = { ...player, correct, wrong, totalScore, skill };
  expect([formatCorrectShare(record), describeHouseRecord(record)]).toEqual([share, text]);
});

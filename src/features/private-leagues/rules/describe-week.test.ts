import { expect, test } from 'vitest';
import { describeWeek, type WeekRow } from './describe-week.ts';

const row = (username: string, totalScore: number, correct = totalScore, wrong = 1): WeekRow => ({
  username,
  totalScore,
  totalGuessesCorrect: correct,
  totalGuessesIncorrect: wrong,
});
const many = (count: number, score: number) => Array.from({ length: count }, (_, n) => row(`fan${n + 10}`, score));

test.each<[string, boolean, WeekRow[], string]>([
  ['one leader', false, [row('ann', 3), row('bob', 12)], 'Week of Jul 13: bob leads with 12 total bases'],
  ['one winner', true, [row('ann', 1)], 'Week of Jul 13: ann won with 1 total base'],
  ['two leaders', false, [row('ann', 5), row('bob', 5)], 'Week of Jul 13: ann and bob lead with 5 total bases'],
  ['three winners', true, many(3, 2), 'Week of Jul 13: fan10, fan11, and fan12 won with 2 total bases'],
  ['four winners', true, many(4, 2), 'Week of Jul 13: fan10 and 3 others won with 2 total bases'],
  ['a week without a correct pick', true, [row('ann', 0)], 'Week of Jul 13: ann won with 0 total bases'],
])('%s', (_, isOver, rows, title) => expect(describeWeek({ monday: '2026-07-13', isOver, rows }).title).toBe(title));

test('the summary has the first ten members with places and records', () => {
  const { summary } = describeWeek({
    monday: '2026-07-13',
    isOver: true,
    rows: [row('ann', 9, 5, 4), row('bob', 9, 6, 2), row('cat', 4, 3, 0)],
  });
  expect(summary).toBe('1. bob 9 (6–2), 1. ann 9 (5–4), 3. cat 4 (3–0)');
  expect(describeWeek({ monday: '2026-07-13', isOver: true, rows: many(12, 2) }).summary).toMatch(/, and 2 more$/);
});

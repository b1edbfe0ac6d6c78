import { expect, test } from 'vitest';
import type { PickReport } from '../contract.ts';
import type { PickLine } from '../shapes.ts';
import { describeHome, describeSeason, expectedText, formatSurplus, surplus } from './season-report.page.tsx';

const line = (facts: Partial<PickLine> = {}): PickLine => ({
  picks: 61,
  correct: 35,
  judged: 60,
  judgedCorrect: 35,
  expected: 33.24,
  ...facts,
});
const none = line({ picks: 0, correct: 0, judged: 0, judgedCorrect: 0, expected: 0 });

const report = (all: PickLine, home = none, homeFavorites = 0): PickReport => ({
  season: '2026',
  clubs: [],
  turned: 0,
  divisions: [],
  bias: { all, home, away: none, favorites: none, underdogs: none, homeFavorites, clubs: [] },
});

test.each<[PickLine, string, string]>([
  [line(), '33.2 of 60', '+1.8'],
  [line({ judgedCorrect: 30 }), '33.2 of 60', '−3.2'],
  [line({ judgedCorrect: 33, expected: 33.01 }), '33.0 of 60', '0.0'],
  [none, '–', '–'],
])('%j is expected to have %s, and has %s', (picks, expected, above) => {
  expect([expectedText(picks), formatSurplus(surplus(picks))]).toEqual([expected, above]);
});

test.each<[string, PickLine]>([
  ['61 graded picks of 2026, 35 correct. Of the 60 with a forecast you got 35 right, where it expected 33.2.', line()],
  ['50 graded picks of 2026, 0 correct.', line({ picks: 50, correct: 0, judged: 0 })],
  ['My season begins at 50 graded picks of major-league games of 2026. You have 1.', line({ picks: 1, correct: 0 })],
  ['None of your picks of a major-league game of 2026 is graded yet. My season begins at 50.', none],
])('%s', (text, all) => {
  expect(describeSeason(report(all))).toBe(text);
});

test('home picks are compared with the favorites of the forecast', () => {
  expect(describeHome(report(line({ picks: 50, judged: 40 }), line({ picks: 30 }), 22))).toBe(
    'You picked the home club in 60% of games; the forecast favored it in 55%.',
  );
  expect(describeHome(report(line({ picks: 3, judged: 0 }), line({ picks: 1 })))).toBe(
    'You picked the home club in 33% of games.',
  );
});

import { expect, test } from 'vitest';
import { newestDays } from './newest-days.ts';

const rows = ['05', '05', '04', '04', '04', '02'].map((day) => ({ date: `2030-05-${day}` }));

test.each([
  [1, 2, '2030-05-04'],
  [2, 2, '2030-05-04'],
  [3, 5, '2030-05-02'],
  [5, 5, '2030-05-02'],
  [6, 6, null],
  [9, 6, null],
])('a page of %i ends with a whole day, at %i rows; the next starts at %s', (size, length, earlier) => {
  const page = newestDays(rows, size);
  expect([page.shown.length, page.earlier]).toEqual([length, earlier]);
});

test('an empty list is an empty page', () => {
  expect(newestDays([])).toEqual({ shown: [], earlier: null });
});

import { expect, test } from 'vitest';
import { inventedContest as contest } from '#features/season-predictions/rules/testing/invented-table.ts';
import { describeNow, describeTable } from './table-scores.tsx';

test.each([
  [null, 'Not open yet'],
  [{ ...contest, isOpen: true }, '2026 · Open through April 4 (US Eastern time)'],
  [contest, '2026 · Points if the season ended today'],
  [{ ...contest, isFinal: true }, '2026 · Final points'],
])('the state of a table is described', (given, text) => expect(describeTable(given)).toBe(text));

test.each([
  [1, 1, 'now 1st · 2 points'],
  [1, 2, 'now 2nd · 1 point'],
  [5, 2, 'now 2nd · 0 points'],
])('place %i of a club in place %i', (place, actualPlace, text) => expect(describeNow(place, actualPlace)).toBe(text));

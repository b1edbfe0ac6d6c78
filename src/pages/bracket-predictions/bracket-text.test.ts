import { describe, expect, test } from 'vitest';
import { followBracket } from '#features/season-predictions/rules/follow-bracket.ts';
import {
  inventedBracket,
  inventedBracketField as field,
} from '#features/season-predictions/rules/testing/invented-bracket.ts';
import type { Round } from '#rules/baseball/series.ts';
import { describeBracket, describeMissingSeries, describeOrigin, describePick } from './bracket-text.ts';

const contest = { season: '2026', closesAt: Date.parse('2026-09-29T18:58:00Z'), isOpen: false, isFinal: false };

test.each([
  [null, 'Not open yet'],
  [{ ...contest, isOpen: true }, '2026 · Open until September 29, 2:58 PM EDT'],
  [contest, '2026 · Points so far'],
  [{ ...contest, isFinal: true }, '2026 · Final points'],
])('the state of a bracket is described', (given, text) => expect(describeBracket(given)).toBe(text));

test.each([
  ['division1', 1, 'Winner of 4 and 5'],
  ['division2', 1, 'Winner of 3 and 6'],
  ['championship2', 0, 'NLDS winner'],
  ['world1', 1, 'NL champion'],
  ['wildCard1', 0, 'To be determined'],
] as const)('%s, side %i: %s', (id, side, text) => expect(describeOrigin(field, { id }, side)).toBe(text));

test.each([
  [0, 'Choose the winners of 11 more series.'],
  [10, 'Choose the winner of 1 more series.'],
  [11, null],
])('%i winners: %s', (count, text) => {
  expect(describeMissingSeries(followBracket(field, { winners: inventedBracket.winners.slice(0, count) }))).toBe(text);
});

describe('a predicted winner', () => {
  const won = (series: string, clubId: number) => ({ series, round: series.slice(0, -1) as Round, clubId });
  const winners = [won('wildCard1', 13), won('wildCard2', 15), won('division2', 13)];
  test.each([
    ['wildCard1', 'Correct, 1 point'],
    ['wildCard2', 'Wrong'],
    ['division2', 'Wrong'],
    ['championship1', 'For 4 points'],
    ['division1', 'For 2 points'],
    ['world1', 'For 8 points'],
  ])('of %s: %s', (id, text) => {
    const series = followBracket(field, inventedBracket).find((each) => each.id === id);
    expect(series && describePick(field, { winners }, series).text).toBe(text);
  });

  test('is out after an earlier series was lost, and missing without a choice', () => {
    const [, , , , , , , , pennant] = followBracket(field, inventedBracket);
    const lost = { winners: [won('division1', 15), won('division2', 12)] };
    expect(pennant && describePick(field, lost, pennant)).toEqual({ state: 'wrong', text: 'Out' });
    const [first] = followBracket(field, { winners: [] });
    expect(first && describePick(field, lost, first).text).toBe('No winner chosen');
  });
});

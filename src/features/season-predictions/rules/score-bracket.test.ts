import { expect, test } from 'vitest';
import type { Round } from '#rules/baseball/series.ts';
import { isOut, scoreBracket } from './follow-bracket.ts';
import { predictSeeds } from './house-predictions.ts';
import { inventedBracket, inventedBracketField as field } from './testing/invented-bracket.ts';

const won = (series: string, clubId: number) => ({ series, round: series.slice(0, -1) as Round, clubId });
const asPredicted = inventedBracket.winners.map(({ series, clubId }) => won(series, clubId));

test.each([
  ['before the first series', [], { correct: 0, total: 0 }],
  ['one wild card series', [won('wildCard1', 13)], { correct: 1, total: 1 }],
  ['a wild card series that the other club has won', [won('wildCard1', 16)], { correct: 0, total: 0 }],
  ['the first round', asPredicted.slice(0, 4), { correct: 4, total: 4 }],
  ['the second round', asPredicted.slice(0, 8), { correct: 8, total: 12 }],
  ['the pennants', asPredicted.slice(0, 10), { correct: 10, total: 20 }],
  ['everything', asPredicted, { correct: 11, total: 28 }],
  [
    'a World Series that the other club has won',
    [...asPredicted.slice(0, 10), won('world1', 21)],
    { correct: 10, total: 20 },
  ],
  [
    'a club that wins its division series against another one',
    [won('wildCard2', 15), won('division1', 11)],
    { correct: 1, total: 2 },
  ],
])('%s', (_, winners, score) => expect(scoreBracket(inventedBracket, field, { winners })).toEqual(score));

test.each<[number, Round, boolean]>([
  [15, 'wildCard', true],
  [15, 'world', true],
  [14, 'championship', true],
  [14, 'wildCard', false],
  [11, 'world', false],
  [12, 'division', false],
])('club %i is out of the round %s: %s', (clubId, round, expected) => {
  expect(isOut(field, { winners: [won('wildCard2', 14), won('division1', 11)] }, round, clubId)).toBe(expected);
});

test('The Seeds predict the better seed of every series, and no winner between equal ones', () => {
  const prediction = predictSeeds(field);
  expect(prediction.winners).toHaveLength(10);
  expect(scoreBracket(prediction, field, { winners: asPredicted })).toEqual({ correct: 10, total: 20 });
});

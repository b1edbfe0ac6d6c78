import { expect, test } from 'vitest';
import type { BracketPrediction } from './bracket-shapes.ts';
import { checkBracket } from './check-bracket.ts';
import { chooseWinner } from './follow-bracket.ts';
import { inventedBracket, inventedBracketField } from './testing/invented-bracket.ts';

const { winners } = inventedBracket;
const fault = { field: 'winners', message: 'must be one club of each series, which has won its earlier ones' };

test.each<[string, BracketPrediction, typeof fault | null]>([
  ['a winner of each series', inventedBracket, null],
  ['another winner of the last series', chooseWinner(inventedBracket, 'world1', 21), null],
  ['no winners', { winners: [] }, fault],
  ['a missing series', { winners: winners.slice(1) }, fault],
  ['a series twice', { winners: [...winners, ...winners.slice(0, 1)] }, fault],
  ['an unknown series', { winners: [...winners, { series: 'world2', clubId: 11 }] }, fault],
  ['a club of another series', chooseWinner(inventedBracket, 'wildCard1', 14), fault],
  ['a club that has lost before', chooseWinner(inventedBracket, 'division1', 14), fault],
])('%s', (_, prediction, expected) => {
  expect(checkBracket(prediction, inventedBracketField)).toEqual(expected);
});

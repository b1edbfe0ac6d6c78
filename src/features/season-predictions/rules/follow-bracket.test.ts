import { expect, test } from 'vitest';
import type { BracketPrediction } from './bracket-shapes.ts';
import { chooseWinner, followBracket, withoutUnreached, checkBracket } from './follow-bracket.ts';
import { inventedBracket, inventedBracketField as field, inventedBracketField } from './testing/invented-bracket.ts';

const shownBy = (prediction: typeof inventedBracket, id: string) => {
  const series = followBracket(field, prediction).find((each) => each.id === id);
  return [...(series?.clubs ?? []), series?.winner].map((club) => club?.id ?? null);
};

test.each([
  ['wildCard2', [14, 15, 14]],
  ['division1', [11, 14, 11]],
  ['championship1', [11, 12, 11]],
  ['world1', [11, 21, 11]],
])('%s has the winners of the earlier series', (id, clubs) => expect(shownBy(inventedBracket, id)).toEqual(clubs));

test.each([
  ['wildCard2', 'before any prediction', [14, 15, null]],
  ['division1', 'before any prediction', [11, null, null]],
  ['world1', 'before any prediction', [null, null, null]],
])('%s %s', (id, _, clubs) => expect(shownBy({ winners: [] }, id)).toEqual(clubs));

test('a club that is beaten in an earlier round is no winner of a later one, until it wins again', () => {
  const upset = chooseWinner(inventedBracket, 'division1', 14);
  expect(shownBy(upset, 'championship1')).toEqual([14, 12, null]);
  expect(shownBy(upset, 'world1')).toEqual([null, 21, null]);
  expect(withoutUnreached(field, upset).winners).toHaveLength(9);
  expect(withoutUnreached(field, chooseWinner(upset, 'division1', 11)).winners).toHaveLength(11);
});

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
])('%s', (_, prediction, expected) => expect(checkBracket(prediction, inventedBracketField)).toEqual(expected));

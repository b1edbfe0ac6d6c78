import { expect, test } from 'vitest';
import { checkTable, missingWildCards } from './check-table.ts';
import { inventedField, inventedPrediction } from './testing/invented-table.ts';

const { divisions, wildCards } = inventedPrediction;
const [first, ...others] = divisions;
const firstOrder = (...clubs: number[]) => ({ divisions: [{ divisionId: first?.divisionId ?? 0, clubs }, ...others] });

test.each([
  ['a complete prediction', {}, null],
  ['another order', firstOrder(11, 15, 12, 14, 13), null],
  ['divisions in another order', { divisions: divisions.toReversed() }, null],
  ['a missing division', { divisions: others }, 'divisions'],
  [
    'a division twice',
    { divisions: [first, first, ...others.slice(1)].filter((each) => each !== undefined) },
    'divisions',
  ],
  ['a missing club', firstOrder(11, 12, 13, 14), 'divisions'],
  ['a club twice', firstOrder(11, 12, 13, 14, 14), 'divisions'],
  ['a club twice besides all clubs', firstOrder(11, 12, 13, 14, 15, 15), 'divisions'],
  ['a club of another division', firstOrder(11, 12, 13, 14, 21), 'divisions'],
  ['two wild cards of a league', { wildCards: wildCards.slice(1) }, 'wildCards'],
  ['four wild cards of a league', { wildCards: [...wildCards, 13] }, 'wildCards'],
  ['a wild card twice', { wildCards: [12, 12, 32, 42, 52, 62] }, 'wildCards'],
  ['a wild card twice besides all', { wildCards: [...wildCards, 12] }, 'wildCards'],
  ['an unknown wild card', { wildCards: [99, 22, 32, 42, 52, 62] }, 'wildCards'],
  ['four of one league and two of the other', { wildCards: [12, 22, 32, 13, 52, 62] }, 'wildCards'],
  ['a wild card that wins its division', firstOrder(12, 11, 13, 14, 15), 'wildCards'],
  ['a wild card as champion', { champion: 62 }, null],
  ['a champion outside the postseason', { champion: 13 }, 'champion'],
])('%s', (_, change, field) => {
  expect(checkTable({ ...inventedPrediction, ...change }, inventedField)?.field ?? null).toBe(field);
});

test('the missing wild cards are counted per league', () => {
  const missing = missingWildCards(inventedField, { divisions, wildCards: [12, 42, 43, 44, 45] });
  expect(missing).toEqual(
    new Map([
      [103, 2],
      [104, -1],
    ]),
  );
});

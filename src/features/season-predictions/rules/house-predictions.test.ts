import { expect, test } from 'vitest';
import { checkTable, scoreTable } from './check-table.ts';
import { predictLastSeason } from './house-predictions.ts';
import { inventedField, inventedPrediction, inventedResults } from './testing/invented-table.ts';

test('Last Season predicts the starting order with the second clubs as wild cards', () => {
  const prediction = predictLastSeason(inventedField);
  expect(prediction).toEqual({ ...inventedPrediction, champion: 0 });
  expect(checkTable(prediction, inventedField)).toMatchObject({ field: 'champion' });
});

test.each([
  ['before the World Series', null, 96],
  ['after it', 11, 96],
])('it has no points for the champion %s', (_, champion, total) => {
  expect(scoreTable(predictLastSeason(inventedField), { ...inventedResults, champion }).total).toBe(total);
});

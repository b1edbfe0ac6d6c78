import { describe, expect, test } from 'vitest';
import { placePoints, scoreTable } from './check-table.ts';
import { inventedPrediction, inventedResults } from './testing/invented-table.ts';

test.each([
  [1, 1, 2],
  [5, 5, 2],
  [1, 2, 1],
  [3, 2, 1],
  [1, 3, 0],
  [5, 1, 0],
  [4, null, 0],
])('place %s of a club in place %s has %i points', (place, actualPlace, points) => {
  expect(placePoints(place, actualPlace)).toBe(points);
});

const order = (...clubs: number[]) => ({
  ...inventedResults,
  divisions: inventedResults.divisions.map((each) => (each.divisionId === 201 ? { ...each, clubs } : each)),
});

describe('a prediction of the table', () => {
  test.each([
    ['as predicted, with the champion', { ...inventedResults, champion: 11 }, [30, 12, 106]],
    ['as predicted, before the World Series', inventedResults, [30, 12, 96]],
    ['with another champion', { ...inventedResults, champion: 41 }, [30, 12, 96]],
    ['with two clubs exchanged', order(12, 11, 13, 14, 15), [28, 12, 94]],
    ['with the first club last', order(12, 13, 14, 15, 11), [25, 12, 90]],
    ['with a division reversed', order(15, 14, 13, 12, 11), [26, 12, 88]],
    ['with another wild card', { ...inventedResults, postseason: [11, 12, 13] }, [30, 2, 66]],
    ['without a division', order(), [25, 12, 86]],
    ['without results', { divisions: [], postseason: [], champion: null }, [0, 0, 0]],
  ])('is scored in a season that ended %s', (_, results, expected) => {
    const { exactPlaces, postseasonClubs, total } = scoreTable(inventedPrediction, results);
    expect([exactPlaces, postseasonClubs, total]).toEqual(expected);
  });

  test('has the points of each club', () => {
    const { clubs, isChampion } = scoreTable(inventedPrediction, { ...order(11, 14, 12, 13, 15), champion: 11 });
    expect(isChampion).toBe(true);
    expect(clubs.slice(0, 5)).toEqual([
      { clubId: 11, place: 1, actualPlace: 1, placePoints: 2, postseasonPoints: 3 },
      { clubId: 12, place: 2, actualPlace: 3, placePoints: 1, postseasonPoints: 3 },
      { clubId: 13, place: 3, actualPlace: 4, placePoints: 1, postseasonPoints: null },
      { clubId: 14, place: 4, actualPlace: 2, placePoints: 0, postseasonPoints: null },
      { clubId: 15, place: 5, actualPlace: 5, placePoints: 2, postseasonPoints: null },
    ]);
  });

  test('has no points of a place in another division', () => {
    const moved = { ...inventedResults, divisions: [{ divisionId: 999, clubs: [11, 12, 13, 14, 15] }] };
    expect(scoreTable(inventedPrediction, moved).exactPlaces).toBe(0);
  });
});

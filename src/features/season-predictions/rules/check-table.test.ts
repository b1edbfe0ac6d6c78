import { describe, expect, test } from 'vitest';
import { inventedDivision, inventedStanding } from '#rules/baseball/standings/testing/invented-season.ts';
import {
  checkTable,
  missingWildCards,
  placePoints,
  predictableSeasons,
  scoreTable,
  startingOrder,
  tableDeadline,
} from './check-table.ts';
import { inventedField, inventedPrediction, inventedResults } from './testing/invented-table.ts';

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

test('the missing wild cards are counted per league', () =>
  expect(missingWildCards(inventedField, { divisions, wildCards: [12, 42, 43, 44, 45] })).toEqual(
    new Map([
      [103, 2],
      [104, -1],
    ]),
  ));

const division = (id: number, ...clubs: number[]) =>
  inventedDivision(
    id,
    clubs.map((club) => inventedStanding(club, 0, 0)),
  );
const orderOf = (...[groups, lastSeason]: Parameters<typeof startingOrder>) =>
  startingOrder(groups, lastSeason).divisions.map(({ clubs }) => clubs.map(({ id }) => id));

test('a prediction starts with the order of last season, then clubs without a place by name', () => {
  const groups = [division(201, 1, 2, 3, 4), division(202, 5, 6)];
  expect(orderOf(groups, [division(201, 3, 2), division(202, 4, 6, 5)])).toEqual([
    [3, 4, 2, 1],
    [6, 5],
  ]);
  expect(orderOf(groups, [])).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
});

test('wild cards and leagues without divisions are left out', () => {
  const wildCard = { ...division(0, 1), kind: 'wildCard' as const };
  expect(orderOf([wildCard, { ...division(0, 1), divisionId: null }], [])).toEqual([]);
});

const season = (year: number) => ({
  id: String(year),
  regularStart: `${year}-03-26`,
  regularEnd: `${year}-09-27`,
  end: `${year}-10-31`,
});
const calendar = [season(2026), season(2027), season(2028)];

test.each([
  ['2025-12-01', ['2026']],
  ['2026-03-25', ['2026']],
  ['2026-03-26', ['2026']],
  ['2026-10-31', ['2026']],
  ['2026-11-01', ['2026', '2027']],
  ['2027-03-26', ['2027']],
  ['2028-12-01', ['2028']],
])('on %s predictions are open or scored of %s', (today, seasons) => {
  expect(predictableSeasons(calendar, today).map(({ id }) => id)).toEqual(seasons);
});

test('a season without a first day has no predictions', () =>
  expect(predictableSeasons([{ ...season(2026), regularStart: null }], '2026-03-01')).toEqual([]));

test.each([
  ['2026-03-26', '2026-04-05T04:00:00Z'],
  // ten days that begin before daylight saving time
  ['2026-03-01', '2026-03-11T04:00:00Z'],
  ['2026-02-01', '2026-02-11T05:00:00Z'],
])('the table of a season that starts on %s closes at %s', (firstDay, closesAt) => {
  expect(tableDeadline(firstDay)).toBe(Date.parse(closesAt));
});

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

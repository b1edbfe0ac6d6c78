import { expect, test } from 'vitest';
import { inventedDivision, inventedStanding } from '#rules/baseball/standings/testing/invented-season.ts';
import { startingOrder } from './starting-order.ts';

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

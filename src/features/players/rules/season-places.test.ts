import { expect, test } from 'vitest';
import { placeSeason } from './season-places.ts';

const batter = (avg: string, homeRuns: string, plateAppearances: string) => ({ avg, homeRuns, plateAppearances });
const regular = batter('.300', '20', '300');
const other = batter('.280', '25', '290');
const bench = batter('.310', '3', '90');
const guest = batter('.500', '0', '8');
const everyone = { all: [regular, other, bench, guest], qualified: [regular, other] };

const ranksOf = (own: typeof regular) =>
  placeSeason('hitting', own, everyone).ranks.map(({ id, rank, of }) => `${id} ${rank} of ${of}`);
const poolsOf = (own: typeof regular) =>
  placeSeason('hitting', own, everyone).pools.map(
    ({ kind, size, places }) =>
      `${kind} ${size}: ${places.map(({ id, percentile }) => `${id} ${percentile}`).join(', ')}`,
  );

test('a qualified player has the rates of the qualified, and a place among all who have played enough', () => {
  expect(placeSeason('hitting', regular, everyone).isQualified).toBe(true);
  expect(ranksOf(regular)).toEqual(['avg 1 of 2', 'homeRuns 2 of 4']);
  expect(poolsOf(regular)).toEqual(['qualified 2: avg 75, homeRuns 63', 'played 3: avg 50, homeRuns 63']);
});

test('another player is compared with all who have played enough', () => {
  expect(placeSeason('hitting', bench, everyone).isQualified).toBe(false);
  expect(ranksOf(bench)).toEqual(['avg 1 of 3', 'homeRuns 3 of 4']);
  expect(poolsOf(bench)).toEqual(['played 3: avg 83, homeRuns 38']);
});

test('with too little playing time only counts have a rank', () => {
  expect(ranksOf(guest)).toEqual(['homeRuns 4 of 4']);
  expect(poolsOf(guest)).toEqual([]);
});

test('early in a season, those who qualify with less than the minimum have no rates either', () => {
  const own = batter('.300', '1', '30');
  const early = placeSeason('hitting', own, { all: [own], qualified: [own] });
  expect([early.isQualified, early.pools, early.ranks.map(({ id }) => id)]).toEqual([true, [], ['homeRuns']]);
});

import { describe, expect, test } from 'vitest';
import { seasonFormat } from './season-format.ts';

const read = (season: string) => {
  const format = seasonFormat(season);
  if (format === null) throw new Error(`No format of ${season}`);
  return format;
};
const idsOf = (season: string) => read(season).slots.map(({ round, seriesNumber }) => `${round}${seriesNumber}`);
const slotOf = (season: string, id: string) =>
  read(season).slots.find(({ round, seriesNumber }) => `${round}${seriesNumber}` === id);

test('seasons before 2012 have no known format', () => expect(seasonFormat('2011')).toBeNull());

describe.each(['2012', '2016', '2019', '2020', '2021', '2022', '2030'])('the series of %s', (season) => {
  test('have every seed once, and every winner of an earlier series once', () => {
    const { slots, divisionPlaces, wildCards, byes } = read(season);
    for (const league of ['AL', 'NL']) {
      const own = slots.filter((slot) => slot.league === league);
      const seeds = own.flatMap((slot) => slot.seeds).filter((seed) => seed !== null);
      expect(seeds.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 3 * divisionPlaces + wildCards }, (_, index) => index + 1),
      );
      const first = own.filter(({ round }) => round === 'wildCard').flatMap((slot) => slot.seeds);
      expect(Math.min(...first.map(Number))).toBe(byes + 1);
    }
    const sources = slots.flatMap((slot) => slot.sources).filter((source) => source !== null);
    expect(sources.toSorted()).toEqual(
      idsOf(season)
        .filter((id) => id !== 'world1')
        .toSorted(),
    );
  });
});

test('from 2012 to 2021 the wild card was one game, and a 163rd game decided ties for places', () => {
  expect(idsOf('2019')).toHaveLength(9);
  expect(slotOf('2019', 'wildCard2')).toMatchObject({ league: 'NL', length: 1, seeds: [4, 5] });
  expect(slotOf('2019', 'division3')).toMatchObject({ seeds: [1, null], sources: [null, 'wildCard2'] });
  expect(slotOf('2019', 'championship2')).toMatchObject({ sources: ['division3', 'division4'] });
  expect(read('2019').tieBreak).toBe('game');
});

test('in 2020 eight clubs of each league played a first round of three games', () => {
  expect(idsOf('2020')).toHaveLength(15);
  expect(slotOf('2020', 'wildCard5')).toMatchObject({ league: 'NL', length: 3, seeds: [1, 8] });
  expect(slotOf('2020', 'division4')).toMatchObject({ sources: ['wildCard7', 'wildCard8'] });
  expect(read('2020').tieBreak).toBe('results');
});

test('the World Series began in the park of a league until 2016, and of the better record since', () =>
  expect(['2012', '2016', '2017', '2020'].map((season) => read(season).worldHost)).toEqual([
    'NL',
    'AL',
    'record',
    'record',
  ]));

import { expect, test } from 'vitest';
import { homeWinProbability } from '../win-probability/home-win-probability.ts';
import { chanceAtFirstPitch, chanceSeries } from './chance-series.ts';
import { chanceSeriesSchema } from './chance-shapes.ts';
import { plateAppearances } from './fold.ts';
import { randomGame } from './testing/random-game.ts';

const plays = plateAppearances(randomGame(3));
const series = chanceSeries(plays);

test('a game begins with the probability of its first situation', () => {
  const first = { inning: 1, half: 'top', outs: 0, bases: 0, homeLead: 0, hasPlacedRunner: false } as const;
  expect(Math.round(1000 * homeWinProbability({ ...first, scheduledInnings: 9 }))).toBe(chanceAtFirstPitch);
  expect(Math.abs(1000 * homeWinProbability({ ...first, scheduledInnings: 7 }) - chanceAtFirstPitch)).toBeLessThan(5);
});

test('the series has each ended plate appearance once, in its half-inning', () => {
  expect(series.halves.flatMap(({ chances }) => chances)).toEqual(plays.map(({ homeChance }) => homeChance));
  expect(series.halves.slice(0, 3).map(({ inning, half }) => [inning, half])).toEqual([
    [1, 'top'],
    [1, 'bottom'],
    [2, 'top'],
  ]);
  expect(chanceSeriesSchema.parse(series)).toEqual(series);
});

test('no other play changed the probability more than the biggest swing', () => {
  const changes = plays.map(
    ({ homeChance }, place) => homeChance - (plays[place - 1]?.homeChance ?? chanceAtFirstPitch),
  );
  const { swing } = series;
  expect(Math.abs(swing?.change ?? 0)).toBe(Math.max(...changes.map(Math.abs)));
  expect(changes[swing?.index ?? -1]).toBe(swing?.change);
  expect(plays[swing?.index ?? -1]).toMatchObject({ event: swing?.event, batterId: swing?.batterId });
});

test('the plate appearance in progress is not in the series, which is empty before the first play has ended', () => {
  const [first] = plays;
  if (!first) throw new Error('no play');
  const running = { ...first, event: null };
  expect(chanceSeries([running])).toEqual({ halves: [], swing: null });
  expect(chanceSeries([first, { ...running, index: 1 }]).halves).toEqual([
    { inning: 1, half: 'top', chances: [first.homeChance] },
  ]);
});

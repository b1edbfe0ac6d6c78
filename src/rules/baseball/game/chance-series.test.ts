import { expect, test } from 'vitest';
import { toLogit } from '../logit.ts';
import { joinedWinProbability } from '../win-probability/joined-win-probability.ts';
import { homeWinProbability, startOfGame } from '../win-probability/win-model.ts';
import { biggestSwings, chanceAtFirstPitch, chanceSeries, firstChance } from './chance-series.ts';
import { chanceSeriesSchema } from './chance-shapes.ts';
import { plateAppearances } from './fold.ts';
import { randomGame } from './testing/random-game.ts';

const plays = plateAppearances(randomGame(3));
const series = chanceSeries(plays);

test('a game begins with the probability of its first situation', () => {
  expect(Math.round(1000 * homeWinProbability(startOfGame))).toBe(chanceAtFirstPitch);
  expect(
    Math.abs(1000 * homeWinProbability({ ...startOfGame, scheduledInnings: 7 }) - chanceAtFirstPitch),
  ).toBeLessThan(5);
});

test.each([
  [null, chanceAtFirstPitch],
  [0.1, 240],
  [0.4004, 400],
  [0.6, 600],
  [0.95, 810],
])('a game with the forecast %s begins with %i ‰', (forecast, expected) => {
  expect(firstChance(forecast)).toBe(expected);
});

test.each([0.3, 0.532, 0.7])('the first chance is that of the joined estimate: %d', (forecast) => {
  const parts = { home: toLogit(forecast), clubs: 0, starters: 0, lineups: 0 };
  const chance = joinedWinProbability(startOfGame, { parts, runEnvironment: 0.1 });
  expect(firstChance(forecast)).toBe(Math.round(1000 * chance));
});

test('the change by the first play is relative to the start of the game', () => {
  const [play] = plays;
  if (!play) throw new Error('no play');
  const changeFrom = (start: number) => chanceSeries([play], start).swing?.change;
  expect(changeFrom(600)).toBe(play.homeChance - 600);
  expect(chanceSeries([play], 600).start).toBe(600);
});

test('the series has each ended plate appearance once, in its half-inning', () => {
  expect(series.halves.flatMap(({ chances }) => chances)).toEqual(plays.map(({ homeChance }) => homeChance));
  const halves = series.halves.slice(0, 3).flatMap(({ inning, half }) => [inning, half]);
  expect(halves).toEqual([1, 'top', 1, 'bottom', 2, 'top']);
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
  expect(chanceSeries([running])).toEqual({ start: chanceAtFirstPitch, halves: [], swing: null });
  expect(chanceSeries([first, { ...running, index: 1 }]).halves).toEqual([
    { inning: 1, half: 'top', chances: [first.homeChance] },
  ]);
});

test('the biggest swings are in the order of their size, the first is that of the series', () => {
  const swings = biggestSwings(plays, 3);
  const sizes = swings.map(({ change }) => Math.abs(change));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(swings).toHaveLength(3);
  expect(swings[0]).toEqual(series.swing);
  expect(biggestSwings(plays.slice(0, 2), 3).length).toBeLessThanOrEqual(2);
  expect(biggestSwings([], 3)).toEqual([]);
});

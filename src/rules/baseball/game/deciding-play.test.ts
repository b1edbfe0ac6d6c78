import { expect, test } from 'vitest';
import { biggestSwings } from './chance-series.ts';
import { decidingPlay } from './deciding-play.ts';
import { plateAppearances } from './fold.ts';
import { randomGame } from './testing/random-game.ts';

const plays = plateAppearances(randomGame(3)).map((play, place) => ({ ...play, description: `Play ${place}.` }));
const swings = biggestSwings(plays, plays.length);
const playOf = (sign: 1 | -1, place = 0) => swings.filter(({ change }) => change * sign > 0)[place];

test.each([
  ['home', 1],
  ['away', -1],
] as const)('the deciding play of a game that the %s side won is its biggest gain', (winner, sign) => {
  const { inning, half, index } = playOf(sign) ?? {};
  expect(decidingPlay(plays, winner)).toEqual({
    inning,
    half,
    text: plays.find((play) => play.index === index)?.description,
  });
});

test('a play without a description is passed over, and a game without plays has none', () => {
  const [first, second] = [playOf(1), playOf(1, 1)];
  const known = plays.map((play) => (play.index === first?.index ? { ...play, description: null } : play));
  expect(decidingPlay(known, 'home')).toMatchObject({ inning: second?.inning, half: second?.half });
  expect(decidingPlay([], 'home')).toBeNull();
});

import { expect, test } from 'vitest';
import { plateAppearances } from './fold.ts';
import type { Pitch, PlateAppearance } from './model.ts';
import { pitchMixOf } from './pitch-mix.ts';
import { randomGame } from './testing/random-game.ts';

const [sample] = plateAppearances(randomGame(1));

type Thrown = [type: string | null, startSpeed: number | null, result: Pitch['result']];

function playOf(inning: number, thrown: Thrown[], pitcherId = 1): PlateAppearance {
  const pitch = sample?.pitches[0];
  if (!sample || !pitch) throw new Error('no pitch');
  const pitches = thrown.map(([type, startSpeed, result]) => ({ ...pitch, type, startSpeed, result }));
  return { ...sample, inning, pitcherId, pitches };
}

const plays = [
  playOf(1, [
    ['Four-Seam Fastball', 96, 'called'],
    ['Four-Seam Fastball', 95, 'swinging'],
    ['Slider', 86, 'foul'],
    ['Four-Seam Fastball', null, 'ball'],
  ]),
  playOf(2, [['Cutter', 99, 'inPlayOut']], 2),
  playOf(2, [
    ['Slider', 88, 'swinging'],
    ['Four-Seam Fastball', 94, 'inPlayHit'],
    [null, 70, 'ball'],
  ]),
];

test('the types of a pitcher are listed by their number, with average speed, swings and misses', () =>
  expect(pitchMixOf(plays, 1)).toEqual({
    count: 6,
    kinds: [
      { type: 'Four-Seam Fastball', count: 4, speed: 95, whiffs: 1, swings: 2 },
      { type: 'Slider', count: 2, speed: 87, whiffs: 1, swings: 2 },
    ],
    fastball: {
      type: 'Four-Seam Fastball',
      innings: [
        { inning: 1, speed: 95.5 },
        { inning: 2, speed: 94 },
      ],
    },
  }));

test('a type that was thrown once in many pitches is not the fastball', () => {
  const many = playOf(3, [...Array.from({ length: 20 }, (): Thrown => ['Sinker', 91, 'ball']), ['Cutter', 93, 'ball']]);
  expect(pitchMixOf([many], 1).fastball?.type).toBe('Sinker');
});

test('nothing is known of a pitcher without pitches, and no speed without measurements', () => {
  expect(pitchMixOf(plays, 3)).toEqual({ count: 0, kinds: [], fastball: null });
  expect(pitchMixOf([playOf(1, [['Slider', null, 'ball']])], 1)).toMatchObject({ count: 1, fastball: null });
});

import { expect, test } from 'vitest';
import { describeCount, describeLocation, pitchSound } from './pitch-words.ts';

const zone = { zoneTop: 3.5, zoneBottom: 1.5 };
const at = (x: number | null, z: number | null) => ({ x, z }) as Parameters<typeof describeLocation>[0];

test.each([
  [1.02, 1.2, 'R', 'low and away by 3.7 inches'],
  [1.02, 1.2, 'L', 'low and inside by 3.7 inches'],
  [-1.02, 3.8, 'R', 'high and inside by 3.7 inches'],
  [-1.02, 2.5, 'L', 'away by 2.3 inches'],
  [-1.02, 2.5, null, 'left by 2.3 inches'],
  [1.02, 2.5, 'S', 'right by 2.3 inches'],
  [0, 3.8, 'R', 'high by 2.1 inches'],
  [0, 3.5, 'R', 'in the zone by 1.5 inches'],
  [0, 3.62, 'R', 'in the zone by less than 0.1 inches'],
  [null, 3.5, 'R', null],
] as const)('%s feet across and %s feet up to a batter on side %s is %s', (x, z, batSide, text) => {
  expect(describeLocation(at(x, z), { ...zone, batSide })).toBe(text);
});

test.each([
  [0, 1, '0 and 1'],
  [3, 2, 'full count'],
])('%i balls and %i strikes are %s', (balls, strikes, text) => expect(describeCount({ balls, strikes })).toBe(text));

test.each([
  ['in the middle', 0, 2.5, { height: 800, side: 800, pan: 0, clicks: 0 }],
  ['at the upper edge', 0, 3.5, { height: 1100, side: 800, pan: 0, clicks: 1 }],
  ['as high as the ball still touches the zone', 0, 3.621, { height: 1136, side: 800, pan: 0, clicks: 3 }],
  ['far low', 0, -2, { height: 275, side: 800, pan: 0, clicks: 0 }],
  ['far to the right', 4, 2.5, { height: 800, side: 1325, pan: 1, clicks: 0 }],
  ['half an inch off the left edge', -0.871, 2.5, { height: 800, side: 431, pan: -0.7, clicks: 3 }],
] as const)('a pitch %s has its tones and clicks', (_, x, z, expected) => {
  const sound = pitchSound({ x, z }, zone);
  expect(sound && { height: sound.height.hertz, side: sound.side.hertz, clicks: sound.clicks }).toEqual({
    height: expected.height,
    side: expected.side,
    clicks: expected.clicks,
  });
  expect(sound?.side.pan).toBeCloseTo(expected.pan, 1);
});

test('a pitch that was not measured has no sound', () => expect(pitchSound({ x: 0, z: null }, zone)).toBeNull());

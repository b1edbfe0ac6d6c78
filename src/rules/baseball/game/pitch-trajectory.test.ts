import { expect, test } from 'vitest';
import { crossingAt, type PitchTrajectory } from './pitch-trajectory.ts';

const fastball: PitchTrajectory = {
  position: { x: -1, y: 50, z: 6 },
  velocity: { x: 2, y: -130, z: -5 },
  acceleration: { x: -5, y: 30, z: -14 },
};

/** The distance to the plate after a time, to compare with. */
const distanceAfter = (time: number) => 50 - 130 * time + 15 * time ** 2;

test('a pitch is where its flight has the distance of the plane', () => {
  const time = 0.39;
  const { x, z } = crossingAt(fastball, distanceAfter(time)) ?? { x: 0, z: 0 };
  expect(x).toBeCloseTo(-1 + 2 * time - 2.5 * time ** 2);
  expect(z).toBeCloseTo(6 - 5 * time - 7 * time ** 2);
});

test('a pitch is lower at the middle of the plate than at its front', () => {
  const front = crossingAt(fastball, 17 / 12);
  const middle = crossingAt(fastball, 8.5 / 12);
  expect((front?.z ?? 0) - (middle?.z ?? 0)).toBeGreaterThan(0.05);
});

test('a pitch without acceleration flies straight', () => {
  const none = { x: 0, y: 0, z: 0 };
  expect(crossingAt({ ...fastball, acceleration: none }, -15)).toEqual({ x: 0, z: 3.5 });
});

test.each([
  ['never moves', { velocity: { x: 0, y: 0, z: 0 }, acceleration: { x: 0, y: 0, z: 0 } }],
  ['stops before the plate', { acceleration: { x: 0, y: 500, z: 0 } }],
])('a pitch that %s has no crossing', (_, change) => {
  expect(crossingAt({ ...fastball, ...change }, 17 / 12)).toBeNull();
});

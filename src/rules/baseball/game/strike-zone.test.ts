import { describe, expect, test } from 'vitest';
import {
  ballRadius,
  inchesFromZone,
  isInZone,
  pitchPlace,
  plateHalfWidth,
  crossingAt,
  type PitchTrajectory,
} from './strike-zone.ts';

const zone = { zoneTop: 3.5, zoneBottom: 1.5 };
const radius = ballRadius * 12;

describe('the distance from the zone', () => {
  test.each([
    ['in the middle', { x: 0, z: 2.5 }, -8.5 - radius],
    ['with its center on an edge', { x: plateHalfWidth, z: 2.5 }, -radius],
    ['that touches the top from outside', { x: 0, z: 3.5 + ballRadius }, 0],
    ['above', { x: 0, z: 4 }, 6 - radius],
    ['below', { x: 0.3, z: 1 }, 6 - radius],
    ['on the left', { x: -plateHalfWidth - 1, z: 2 }, 12 - radius],
    ['off a corner', { x: plateHalfWidth + 0.25, z: 3.5 + 0.25 }, Math.hypot(3, 3) - radius],
  ])('of a pitch %s is from the surface of the ball', (_, crossing, inches) => {
    expect(inchesFromZone(crossing, zone)).toBeCloseTo(inches);
  });

  test('is unknown without a measurement', () => {
    expect([inchesFromZone({ x: null, z: 2 }, zone), inchesFromZone({ x: 0, z: null }, zone)]).toEqual([null, null]);
  });
});

test('a pitch off a corner that misses both edges by less than a radius is outside', () => {
  const place = pitchPlace({ x: plateHalfWidth + 0.1, z: 3.5 + 0.1 }, zone);
  expect(place).toEqual({ height: 'high', side: 'right' });
  expect(place && isInZone(place)).toBe(false);
});

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
  expect((crossingAt(fastball, 17 / 12)?.z ?? 0) - (crossingAt(fastball, 8.5 / 12)?.z ?? 0)).toBeGreaterThan(0.05);
});

test('a pitch without acceleration flies straight', () => {
  expect(crossingAt({ ...fastball, acceleration: { x: 0, y: 0, z: 0 } }, -15)).toEqual({ x: 0, z: 3.5 });
});

test.each([
  ['never moves', { velocity: { x: 0, y: 0, z: 0 }, acceleration: { x: 0, y: 0, z: 0 } }],
  ['stops before the plate', { acceleration: { x: 0, y: 500, z: 0 } }],
])('a pitch that %s has no crossing', (_, change) => {
  expect(crossingAt({ ...fastball, ...change }, 17 / 12)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { ballRadius, inchesFromZone, isInZone, pitchPlace, plateHalfWidth } from './strike-zone.ts';

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
    expect(inchesFromZone({ x: null, z: 2 }, zone)).toBeNull();
    expect(inchesFromZone({ x: 0, z: null }, zone)).toBeNull();
  });
});

test('a pitch off a corner that misses both edges by less than a radius is outside', () => {
  const place = pitchPlace({ x: plateHalfWidth + 0.1, z: 3.5 + 0.1 }, zone);
  expect(place).toEqual({ height: 'high', side: 'right' });
  expect(place && isInZone(place)).toBe(false);
});

import { expect, test } from 'vitest';
import { fencePoints } from './venue.page.tsx';

const distances = {
  leftLine: 330,
  left: null,
  leftCenter: 375,
  center: 400,
  rightCenter: 370,
  right: null,
  rightLine: 325,
};

test('the fence goes through the measured distances, from left to right', () => {
  const points = fencePoints(distances);
  const measured = points.filter(({ feet }) => feet !== null);
  expect(measured.map(({ x, y }) => Math.round(Math.hypot(x, y)))).toEqual([330, 375, 400, 370, 325]);
  expect(points.every(({ x }, index) => index === 0 || x > (points[index - 1]?.x ?? 0))).toBe(true);
});

test('between them, the distance is between the two', () => {
  const [first, ...others] = fencePoints(distances).slice(0, 7);
  const feet = [first, ...others].map((point) => Math.hypot(point?.x ?? 0, point?.y ?? 0));
  expect(feet).toEqual(feet.toSorted((one, other) => one - other));
});

test('without a line or center field there is no fence', () => {
  expect(fencePoints({ ...distances, center: null })).toEqual([]);
  expect(fencePoints({ ...distances, rightLine: null })).toEqual([]);
});

import { expect, test } from 'vitest';
import { mapSize, placeMarks, projectPlace } from './park-map.ts';

const park = (id: number, latitude: number | null, longitude: number | null) => ({ id, latitude, longitude });

const parks = [
  park(1, 40.829, -73.926),
  park(2, 40.757, -73.846),
  park(3, 39.906, -75.166),
  park(4, 42.346, -71.098),
  park(5, 47.591, -122.333),
];

test('west is left and north is up', () => {
  const [seattle, miami, boston] = [
    projectPlace([-122.3, 47.6]),
    projectPlace([-80.2, 25.8]),
    projectPlace([-71.1, 42.3]),
  ];
  expect(seattle.x).toBeLessThan(miami.x);
  expect(miami.x).toBeLessThan(boston.x);
  expect(seattle.y).toBeLessThan(boston.y);
  expect(boston.y).toBeLessThan(miami.y);
});

test('marks do not overlap, and those with room stay near their places', () => {
  const marks = placeMarks(parks, 50);
  const distances = marks.flatMap(({ at }, index) =>
    marks.slice(index + 1).map((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(48);
  const moved = marks.map(({ at, place }) => Math.hypot(at.x - place.x, at.y - place.y));
  expect(moved[4]).toBeLessThan(1);
  expect(Math.max(...moved)).toBeLessThan(80);
});

test('marks stay in the picture; two at one place are beside each other', () => {
  const marks = placeMarks([...parks, park(6, 47.591, -122.333)], 90);
  expect(
    marks.every(({ at }) => at.x >= 45 && at.y >= 45 && at.x <= mapSize.width - 45 && at.y <= mapSize.height - 45),
  ).toBe(true);
});

test('a park without a place or far away is left out', () =>
  expect(
    placeMarks([park(1, null, null), park(2, 35.7, 139.7), park(3, 40, -90)], 50).map((mark) => mark.park.id),
  ).toEqual([3]));

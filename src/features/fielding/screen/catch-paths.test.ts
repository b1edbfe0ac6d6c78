import { expect, test } from 'vitest';
import { svgX, svgY } from '#ui/field-geometry.ts';
import { inventedPlay } from '../testing/invented-play.ts';
import { toneOf } from './catch-map.tsx';
import { landingsPath, nearestPlay, runsPath } from './catch-paths.ts';

const near = inventedPlay({ start: { x: 0, y: 318 }, landing: { x: 40, y: 290 } });
const far = inventedPlay({ start: { x: 0, y: 318 }, landing: { x: -60, y: 350 } });
const unseen = inventedPlay({ start: { x: 0, y: 318 } });

test('a run goes from the starting position to the landing point', () => {
  const [x, y] = [svgX(0), svgY(318)];
  expect(runsPath([near, unseen, far])).toBe(`M${x} ${y}L${svgX(40)} ${svgY(290)}M${x} ${y}L${svgX(-60)} ${svgY(350)}`);
  expect(landingsPath([near, unseen])).toBe(`M${svgX(40)} ${svgY(290)}h0`);
});

test('finds the play nearest to a point within reach', () => {
  expect(nearestPlay([near, unseen, far], { x: 30, y: 290 }, 25)).toBe(near);
  expect(nearestPlay([near, unseen, far], { x: -50, y: 340 }, 25)).toBe(far);
  expect(nearestPlay([near, unseen, far], { x: 0, y: 100 }, 25)).toBeNull();
});

test.each([
  [12, 'hard'],
  [50, 'hard'],
  [51, 'tested'],
  [90, 'tested'],
  [91, 'routine'],
  [99, 'routine'],
  [null, 'unknown'],
])('a catch rate of %s is drawn as %s', (catchRate, tone) => expect(toneOf(inventedPlay({ catchRate }))).toBe(tone));

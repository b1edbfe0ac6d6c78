import { expect, test } from 'vitest';
import { inventedPlay } from '#features/fielding/testing/invented-play.ts';
import { picture, svgX, svgY } from '#ui/baseball/ground.tsx';
import { landingsPath, nearestPlay, partOfField, runsPath, toneOf, viewBoxOf } from './catch-map.tsx';

const at = (x: number, y: number) => inventedPlay({ start: { x, y }, landing: null });

test('without positions the whole field is visible', () =>
  expect(viewBoxOf(partOfField([inventedPlay()]))).toBe('0 0 500 446'));

test('a part of the outfield is visible with a margin, its balls in the middle', () => {
  const part = partOfField([at(-150, 220), at(150, 260)]);
  expect(part).toMatchObject({ left: -174, width: 348 });
  expect(part.top - (part.width * 446) / 500 / 2).toBeCloseTo(240, 0);
});

test('the visible part stays within the picture and has a minimum size', () => {
  expect(partOfField([at(-240, 400), at(-230, 405)])).toEqual({ left: picture.left, top: picture.top, width: 280 });
  expect(partOfField([at(-400, 600), at(400, -200)])).toMatchObject({ left: picture.left, width: 500 });
});

const near = inventedPlay({ start: { x: 0, y: 318 }, landing: { x: 40, y: 290 } });
const far = inventedPlay({ start: { x: 0, y: 318 }, landing: { x: -60, y: 350 } });
const unseen = inventedPlay({ start: { x: 0, y: 318 } });

test('a run goes from the starting position to the landing point', () => {
  const [x, y] = [svgX(0), svgY(318)];
  expect(runsPath([near, unseen, far])).toBe(`M${x} ${y}L${svgX(40)} ${svgY(290)}M${x} ${y}L${svgX(-60)} ${svgY(350)}`);
  expect(landingsPath([near, unseen])).toBe(`M${svgX(40)} ${svgY(290)}h0`);
});

test('finds the play nearest to a point within reach', () => {
  expect(nearestPlay([near, unseen, far], { x: 30, y: 290 })).toBe(near);
  expect(nearestPlay([near, unseen, far], { x: -50, y: 340 })).toBe(far);
  expect(nearestPlay([near, unseen, far], { x: 0, y: 100 })).toBeNull();
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

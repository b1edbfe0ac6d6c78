import { expect, test } from 'vitest';
import { picture } from '#ui/field-geometry.ts';
import { inventedPlay } from '../testing/invented-play.ts';
import { partOfField, viewBoxOf } from './catch-map.tsx';

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

import type { RangePlay } from '../../contract.ts';
import { picture, svgX, svgY } from '#ui/field-geometry.ts';

/** A visible part of the field, feet: left and top edge in field coordinates. */
export type Part = { left: number; top: number; width: number };

const whole = { width: picture.right - picture.left, height: picture.top - picture.bottom };
const shape = whole.height / whole.width;
const minWidth = 280;
const margin = 24;

/** The part of the field that contains all of these balls, with a minimum size. */
export function partOfField(plays: readonly RangePlay[]): Part {
  const places = plays.flatMap(({ start, landing }) => [start, landing]).filter((place) => place !== null);
  if (places.length === 0) return { left: picture.left, top: picture.top, width: whole.width };
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [bottom, top] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const width = Math.min(whole.width, Math.max(minWidth, right - left, (top - bottom) / shape));
  return {
    left: clamp((left + right - width) / 2, picture.left, picture.right - width),
    top: clamp((top + bottom + width * shape) / 2, picture.bottom + width * shape, picture.top),
    width,
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const round = (feet: number): number => Math.round(feet * 10) / 10;

export function viewBoxOf({ left, top, width }: Part): string {
  return [svgX(left), svgY(top), round(width), round(width * shape)].join(' ');
}

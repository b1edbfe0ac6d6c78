import type { RangePlay } from '#contract/fielding.ts';
import { picture, svgX, svgY } from '../../../ui/field/field-geometry.ts';

/** A part of the drawn field, feet: its left end and its top as the field has them. */
export type Part = { left: number; top: number; width: number };

const whole = { width: picture.right - picture.left, height: picture.top - picture.bottom };
const shape = whole.height / whole.width;
const least = 280;
const margin = 24;

/** The part in which all of these balls were played, no closer than an outfielder's own piece of grass. */
export function partOfField(plays: readonly RangePlay[]): Part {
  const places = plays.flatMap(({ start, landing }) => [start, landing]).filter((place) => place !== null);
  if (places.length === 0) return { left: picture.left, top: picture.top, width: whole.width };
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [bottom, top] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const width = Math.min(whole.width, Math.max(least, right - left, (top - bottom) / shape));
  return {
    left: within((left + right - width) / 2, picture.left, picture.right - width),
    top: within((top + bottom + width * shape) / 2, picture.bottom + width * shape, picture.top),
    width,
  };
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const round = (feet: number): number => Math.round(feet * 10) / 10;

export function viewBoxOf({ left, top, width }: Part): string {
  return [svgX(left), svgY(top), round(width), round(width * shape)].join(' ');
}

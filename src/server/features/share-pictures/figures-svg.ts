import { figuresPath, widthOf } from './seven-segments.ts';

type Place = { centre: number; y: number; size: number; colour: string };

/** Figures of a scoreboard, standing in the middle of a place. */
export function figuresSvg(text: string, { centre, y, size, colour }: Place): string {
  const path = figuresPath(text, { x: centre - widthOf(text, size) / 2, y, size });
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${size * 0.24}" stroke-linecap="round"/>`;
}

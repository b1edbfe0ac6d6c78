import { figuresPath, widthOf } from './seven-segments.ts';

type Place = { center: number; y: number; size: number; colour: string };

/** Scoreboard figures as SVG, centered horizontally. */
export function figuresSvg(text: string, { center, y, size, colour }: Place): string {
  const path = figuresPath(text, { x: center - widthOf(text, size) / 2, y, size });
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${size * 0.24}" stroke-linecap="round"/>`;
}

import { figuresPath, widthOf } from './seven-segments.ts';

type Place = { center: number; y: number; size: number; color: string };

/** Scoreboard figures as SVG, centered horizontally. */
export function figuresSvg(text: string, { center, y, size, color }: Place): string {
  const path = figuresPath(text, { x: center - widthOf(text, size) / 2, y, size });
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${size * 0.24}" stroke-linecap="round"/>`;
}

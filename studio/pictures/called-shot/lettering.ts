import { lettersSvg } from '../../../src/features/pictures/server/letters-svg.ts';

/** Capital letters centered on a point, `size` high. */
export function lettering(word: string, x: number, y: number, size: number, color: string): string {
  return lettersSvg(word, { x, y, size, color });
}

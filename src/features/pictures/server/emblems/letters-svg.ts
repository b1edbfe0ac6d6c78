import { letterShapes } from './letter-shapes.ts';

const advance = 21;

type Place = { x: number; y: number; size: number; color: string };

/** Capital letters as SVG paths centered on a point, `size` high. Any other character is a gap. */
export function lettersSvg(word: string, { x, y, size, color }: Place): string {
  const letters = Array.from(word, (letter, index) => {
    const at = (index - (word.length - 1) / 2) * advance;
    return `<path transform="translate(${at} 0)" d="${letterShapes[letter] ?? ''}" fill="${color}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 20})">${letters.join('')}</g>`;
}

import { line } from '../../shapes/paint.ts';
import { scorersFigures } from '../../shapes/handwritten-digits.ts';
import { symbol } from '../scenery.ts';

/** Tiles are cut differently on a phone and on a desk: what matters stays within 34 of either side and 6 of the top. */
export const tileFrame = [300, 120] as const;

export function tile(name: string, ...parts: string[]): string {
  return symbol(name, tileFrame, 'xMidYMid slice', parts);
}

/** A number in the scorer's hand, `size` high and centred on a point. */
export function figures(number: number, x: number, y: number, size: number, color: string): string {
  const digits = String(number);
  const scale = size / 20;
  return Array.from(digits, (digit, index) => {
    const at = x + (index - (digits.length - 1) / 2) * 17 * scale;
    return `<g transform="translate(${at.toFixed(1)} ${y}) scale(${scale})">${line(scorersFigures[Number(digit)] ?? '', color, 4.4)}</g>`;
  }).join('');
}

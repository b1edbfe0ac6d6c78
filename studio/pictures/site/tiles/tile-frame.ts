import { handwrittenDigits } from '../../shapes/handwritten-digits.ts';
import { line } from '../../shapes/paint.ts';
import { symbol } from '../scenery.ts';

/** Tiles are cropped differently per screen: essential parts stay 34 units from the sides and 6 from the top. */
export const tileFrame = [300, 120] as const;

export function tile(name: string, ...parts: string[]): string {
  return symbol(name, tileFrame, 'xMidYMid slice', parts);
}

/** A handwritten number, `size` high and centered on a point. */
export function handwrittenNumber(number: number, x: number, y: number, size: number, color: string): string {
  const digits = String(number);
  const scale = size / 20;
  return Array.from(digits, (digit, index) => {
    const at = x + (index - (digits.length - 1) / 2) * 17 * scale;
    return `<g transform="translate(${at.toFixed(1)} ${y}) scale(${scale})">${line(handwrittenDigits[Number(digit)] ?? '', color, 4.4)}</g>`;
  }).join('');
}

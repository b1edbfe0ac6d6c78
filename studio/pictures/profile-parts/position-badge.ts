import { handwrittenDigits } from '../shapes/handwritten-digits.ts';
import { circle, group, line, paint, shape } from '../shapes/paint.ts';

/** The scorebook number of a position, in a round badge. */
export function positionBadge(position: number, x: number, y: number, color: string): string {
  return group(
    `translate(${x} ${y})`,
    shape(circle(0, 0, 19), color, 3.5),
    group('scale(.95)', line(handwrittenDigits[position] ?? '', paint.card, 4.6)),
  );
}

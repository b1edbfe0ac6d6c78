import { circle, group, line, paint, shape } from '../shapes/paint.ts';
import { scorersFigures } from '../shapes/handwritten-digits.ts';

/** A fielder's number as the scorebook has it, in a seal. */
export function positionBadge(position: number, x: number, y: number, color: string): string {
  return group(
    `translate(${x} ${y})`,
    shape(circle(0, 0, 19), color, 3.5),
    group('scale(.95)', line(scorersFigures[position] ?? '', paint.card, 4.6)),
  );
}

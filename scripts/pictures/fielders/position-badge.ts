import { circle, group, line, paint, shape } from '../paint.ts';

/** Figures of a scorer's hand, 14 units wide and 20 high round the origin. */
const figures: readonly string[] = [
  '',
  'M-4-6 1-10V10M-5 10H7',
  'M-6-5C-6-12 6-12 6-5 6 0-6 4-6 10H7',
  'M-6-8C-2-12 6-11 6-5.500 6-1 2-.500-1-.500 2-.500 7 0 7 5 7 11-3 12-7 7',
  'M3 10V-10L-7 4H8',
  'M6-10H-4L-5-1C-1-4 7-3 7 3.500 7 11-3 12-7 7',
  'M4-10C-2-7-6-1-6 4-6 12 7 12 7 4 7-2-3-3-6 3',
  'M-6-10H7C3-4 0 2-1 10',
  'M0-1C-7-2-7-10 0-10S7-2 0-1C-9 0-8 10 0 10S9 0 0-1Z',
  'M-4 10C2 7 6 1 6-4 6-12-7-12-7-4-7 2 3 3 6-3',
];

/** A fielder's number as the scorebook has it, in a seal. */
export function positionBadge(position: number, x: number, y: number, colour: string): string {
  return group(
    `translate(${x} ${y})`,
    shape(circle(0, 0, 19), colour, 3.5),
    group('scale(.95)', line(figures[position] ?? '', paint.card, 4.6)),
  );
}

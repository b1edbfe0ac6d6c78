import { circle, fill, group, line, paint, shape } from '../shapes/paint.ts';
import type { Point } from './limbs.ts';

export type HeadParts = {
  at: Point;
  /** 1 to the right, -1 to the left, 0 away from the viewer */
  facing: 1 | -1 | 0;
  /** degrees upwards */
  tilt?: number;
  skin: string;
  cap: string;
};

const dome = 'M-15-3C-15-23 15-23 15-3Q0-8-15-3z';
const bill = 'M6-8C16-10 25-8 28-3 20-1 12-2 6-3z';

/** A head in a cap. */
export function head({ at: [x, y], facing, tilt = 0, skin, cap }: HeadParts): string {
  const skull = shape(circle(0, 0, 14.5), skin);
  if (facing === 0) {
    return group(
      `translate(${x} ${y})`,
      skull,
      fill('M-14 2Q0 9 14 2V6Q0 18-14 6z', '#4a2f1d'),
      shape('M-15 0C-16-23 16-23 15 0Q0 6-15 0z', cap),
    );
  }
  return group(
    `translate(${x} ${y}) scale(${facing} 1) rotate(${-tilt})`,
    skull,
    fill('M-13.500 0C-13 8-9 12-5 13L-6 0z', '#4a2f1d'),
    fill(circle(-4, 3, 3.4), skin),
    fill(circle(7.5, 1.5, 2), paint.ink),
    line('M6 8.500q3 1 5-1', paint.ink, 2),
    shape(dome, cap),
    shape(bill, cap, 3),
  );
}

import { circle, group, line, paint, shape } from './paint.ts';

/** A baseball centered on a point, its seams turned by `angle` degrees. */
export function ball(x: number, y: number, radius: number, angle = 20): string {
  const scale = radius / 10;
  const seams = 'M-6-8c4.500 4.500 4.500 11.500 0 16M6-8c-4.500 4.500-4.500 11.500 0 16';
  return group(
    `translate(${x} ${y}) rotate(${angle}) scale(${scale})`,
    shape(circle(0, 0, 10), paint.card, Math.min(3, 2.6 / scale)),
    line(seams, paint.red, Math.max(1.2, 1.2 / scale)),
  );
}

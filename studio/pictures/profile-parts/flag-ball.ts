import { box, circle, clipped, ellipse, fill, line, paint, picture, shape, side } from '../shapes/paint.ts';

const disc = circle(100, 96, 82);

/** A baseball filled with a flag, with the seams on top. */
export function flagBall(...flag: readonly string[]): string {
  const seams = 'M32 44C54 72 54 120 32 148M168 44C146 72 146 120 168 148';
  const stitches = [-3, -2, -1, 0, 1, 2, 3]
    .map((step) => {
      const y = 96 + step * 13;
      const x = 48.5 - step * step * 1.25;
      return `M${x - 5} ${y + 3}l10-6M${side - x - 5} ${y - 3}l10 6`;
    })
    .join('');
  return picture(
    fill(box(0, 0, side, side), '#efe4c8'),
    line('M0 50H200M0 100H200M0 150H200M50 0V200M100 0V200M150 0V200', paint.rule, 1.4),
    fill(ellipse(100, 184, 56, 8), paint.ink, 0.22),
    clipped(
      'ball',
      disc,
      ...flag,
      line(seams, paint.card, 8),
      line(seams, paint.ink, 2.4),
      line(stitches, paint.ink, 2.4),
      fill('M150 20A92 92 0 0 1 60 176 82 82 0 0 0 182 96z', paint.ink, 0.12),
      fill('M34 84A70 70 0 0 1 96 24 74 74 0 0 0 34 84z', '#ffffff', 0.35),
    ),
    shape(disc, 'none', 5),
  );
}

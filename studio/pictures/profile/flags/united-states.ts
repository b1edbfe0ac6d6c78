import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { flagBall } from '../../profile-parts/flag-ball.ts';
import { box, fill } from '../../shapes/paint.ts';
import { star } from '../../shapes/star.ts';

const stripe = 164 / 13;
const stripes = [0, 2, 4, 6, 8, 10, 12].map((index) => box(10, 14 + index * stripe, 180, stripe)).join('');

/** Fifty stars in nine rows, alternately six and five. */
const stars = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: row % 2 === 0 ? 6 : 5 }, (_unused, column) =>
    star(24 + column * 15.5 + (row % 2) * 7.75, 22 + row * 9.2, 4.4),
  ).join(''),
).join('');

export const unitedStates: ProfileDrawing = {
  number: 42,
  category: 'Country Flags',
  alt: 'The flag of the United States',
  tags: ['united states', 'usa'],
  draw: () =>
    flagBall(
      fill(box(0, 0, 200, 200), '#ffffff'),
      fill(stripes, '#b31942'),
      fill(box(10, 10, 100, 92), '#0a3161'),
      fill(stars, '#ffffff'),
    ),
};

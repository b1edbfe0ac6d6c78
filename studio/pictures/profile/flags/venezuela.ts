import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { flagBall } from '../../profile-parts/flag-ball.ts';
import { box, fill } from '../../shapes/paint.ts';
import { star } from '../../shapes/star.ts';

/** Eight stars on an arch. */
const stars = Array.from({ length: 8 }, (_, index) => {
  const angle = ((index - 3.5) * 20 * Math.PI) / 180;
  return star(100 + 44 * Math.sin(angle), 126 - 44 * Math.cos(angle), 6.5, (angle * 180) / Math.PI);
}).join('');

export const venezuela: ProfileDrawing = {
  number: 49,
  category: 'Country Flags',
  alt: 'The flag of Venezuela',
  tags: ['venezuela'],
  draw: () =>
    flagBall(
      fill(box(0, 0, 200, 72), '#ffcc00'),
      fill(box(0, 70, 200, 56), '#00247d'),
      fill(box(0, 125, 200, 75), '#cf142b'),
      fill(stars, '#ffffff'),
    ),
};

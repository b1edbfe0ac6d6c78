import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { flagBall } from '../../profile-parts/flag-ball.ts';
import { box, circle, fill } from '../../shapes/paint.ts';

export const japan: ProfileDrawing = {
  number: 48,
  category: 'Country Flags',
  alt: 'The flag of Japan',
  tags: ['japan'],
  draw: () => flagBall(fill(box(0, 0, 200, 200), '#ffffff'), fill(circle(100, 96, 38), '#bc002d')),
};

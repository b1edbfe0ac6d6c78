import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { ball } from '../../shapes/ball.ts';
import { box, circle, fill, group, line, paint, picture, shape, side } from '../../shapes/paint.ts';
import { rays } from '../../shapes/rays.ts';

const barrel = 'M-5 62C-5 20-13-20-13-56-13-80 13-80 13-56 13-20 5 20 5 62z';

function bat(angle: number, wood: string): string {
  return group(
    `translate(100 106) rotate(${angle})`,
    shape(barrel, wood, 4.5),
    line('M-6-62C-7-40-3-10-2 20M6-60C6-40 3-20 2 0', '#7a4a22', 2),
    fill('M-5.500 36H5.500V64H-5.500z', paint.ink),
    line('M-4 42 4 39M-4 49 4 46M-4 56 4 53', paint.card, 2),
    shape('M-9 62H9V70H-9z', wood, 4),
  );
}

export const crossedBats: ProfileDrawing = {
  number: 47,
  category: 'Mets',
  alt: 'Crossed bats and a ball on blue and orange rays',
  tags: ['new york', 'bats'],
  draw: () =>
    picture(
      fill(box(0, 0, side, side), '#ff5910'),
      fill(rays(100, 100, 10, 0.157), '#ff7c3f'),
      shape(circle(100, 100, 82), '#123f86', 5),
      `<circle cx="100" cy="100" r="72" fill="none" stroke="${paint.card}" stroke-width="3" stroke-dasharray="9 7"/>`,
      bat(42, '#d9a15e'),
      bat(-42, '#e6b878'),
      ball(100, 64, 25, 15),
    ),
};

import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { figure, type Pose } from '../../figures/figure.ts';
import { positionBadge } from '../../profile-parts/position-badge.ts';
import { scorebookPage, shadow } from '../../profile-parts/scorebook-page.ts';
import { ball } from '../../shapes/ball.ts';
import { line, paint, picture } from '../../shapes/paint.ts';

const leap: Pose = {
  head: { at: [98, 62], facing: 1, tilt: 26 },
  arms: {
    far: { shoulder: [88, 92], elbow: [66, 98], hand: [52, 84] },
    near: { shoulder: [110, 90], elbow: [126, 66], hand: [132, 42], glove: 12 },
  },
  legs: {
    far: { hip: [92, 128], knee: [70, 140], ankle: [52, 158], toe: [42, 166] },
    near: { hip: [106, 128], knee: [126, 142], ankle: [112, 164], toe: [118, 176] },
  },
};

export const shortstop: ProfileDrawing = {
  number: 6,
  category: 'Default',
  alt: 'A shortstop leaping for a line drive',
  tags: ['shortstop', 'leap'],
  draw: () =>
    picture(
      scorebookPage(paint.dirt, 146, '#e8eef0'),
      shadow(92, 186, 30),
      figure(leap, { jersey: '#14495a', skin: '#a9714b' }),
      line('M168 18 184 12M166 30 186 28', paint.ink, 2.5),
      ball(146, 22, 8),
      positionBadge(6, 50, 48, '#14495a'),
    ),
};

import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { figure, type Pose } from '../../figures/figure.ts';
import { positionBadge } from '../../profile-parts/position-badge.ts';
import { scorebookPage, shadow } from '../../profile-parts/scorebook-page.ts';
import { ball } from '../../shapes/ball.ts';
import { box, line, paint, picture, shape, fill } from '../../shapes/paint.ts';

const reach: Pose = {
  head: { at: [100, 70], facing: 0 },
  arms: {
    far: { shoulder: [88, 98], elbow: [68, 108], hand: [60, 90] },
    near: { shoulder: [112, 96], elbow: [130, 74], hand: [138, 50], glove: 14 },
  },
  legs: {
    far: { hip: [92, 136], knee: [72, 150], ankle: [84, 174], toe: [78, 182] },
    near: { hip: [108, 136], knee: [124, 154], ankle: [116, 176], toe: [124, 184] },
  },
};

export const leftFielder: ProfileDrawing = {
  number: 7,
  category: 'Default',
  alt: 'A left fielder reaching over the wall',
  tags: ['left field', 'wall'],
  draw: () =>
    picture(
      scorebookPage(paint.grass, 168, '#f3ead4'),
      shape(box(-5, 84, 210, 86), '#3c7a59'),
      fill(box(0, 84, 200, 8), paint.gold),
      line('M0 92H200', paint.ink, 2.2),
      line('M44 94V168M156 94V168', '#28573f', 3),
      shadow(100, 184, 36),
      figure(reach, { jersey: '#c99a2c', skin: '#6f452e' }),
      line('M176 10Q166 14 160 20M184 22Q172 24 164 28', paint.ink, 2.3),
      ball(150, 30, 8),
      positionBadge(7, 50, 52, '#94650f'),
    ),
};

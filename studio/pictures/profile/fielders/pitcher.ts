import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { figure, type Pose } from '../../figures/figure.ts';
import { positionBadge } from '../../profile-parts/position-badge.ts';
import { scorebookPage, shadow } from '../../profile-parts/scorebook-page.ts';
import { picture, paint, shape } from '../../shapes/paint.ts';

const legKick: Pose = {
  head: { at: [99, 44], facing: 1 },
  arms: {
    far: { shoulder: [108, 72], elbow: [124, 92], hand: [112, 84] },
    near: { shoulder: [88, 72], elbow: [84, 98], hand: [112, 86], glove: 20 },
  },
  legs: {
    far: { hip: [88, 114], knee: [88, 142], ankle: [84, 166], toe: [98, 170] },
    near: { hip: [102, 114], knee: [138, 96], ankle: [133, 130], toe: [148, 135] },
  },
};

export const pitcher: ProfileDrawing = {
  number: 1,
  category: 'Default',
  alt: 'A pitcher at the top of the leg kick',
  tags: ['pitcher', 'mound'],
  draw: () =>
    picture(
      scorebookPage(paint.grass, 142, '#f3e8cf'),
      shape('M-10 210C20 176 60 166 96 166s76 10 114 44z', paint.dirt, 3),
      shadow(94, 172, 30),
      figure(legKick, { jersey: paint.red, skin: '#e2b48c' }),
      positionBadge(1, 44, 62, paint.red),
    ),
};

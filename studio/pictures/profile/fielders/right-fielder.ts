import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { figure, type Pose } from '../../figures/figure.ts';
import { positionBadge } from '../../profile-parts/position-badge.ts';
import { scorebookPage, shadow } from '../../profile-parts/scorebook-page.ts';
import { ball } from '../../shapes/ball.ts';
import { line, paint, picture } from '../../shapes/paint.ts';

const crowHop: Pose = {
  head: { at: [94, 50], facing: -1, tilt: 8 },
  arms: {
    far: { shoulder: [110, 80], elbow: [138, 78], hand: [148, 50] },
    near: { shoulder: [88, 80], elbow: [62, 76], hand: [42, 62], glove: -50 },
  },
  legs: {
    far: { hip: [106, 120], knee: [130, 142], ankle: [146, 168], toe: [138, 176] },
    near: { hip: [94, 120], knee: [66, 128], ankle: [52, 156], toe: [38, 154] },
  },
};

export const rightFielder: ProfileDrawing = {
  number: 9,
  category: 'Default',
  alt: 'A right fielder about to throw home',
  tags: ['right field', 'throw'],
  draw: () =>
    picture(
      scorebookPage(paint.grass, 134, '#f6e6d6'),
      shadow(98, 178, 58),
      figure(crowHop, { jersey: '#43586e', skin: '#b97f57' }),
      line('M162 62Q168 50 164 38M172 66Q180 50 174 34', paint.ink, 2.3),
      ball(148, 42, 7.5),
      positionBadge(9, 162, 112, '#43586e'),
    ),
};

import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { figure, type Pose } from '../../figures/figure.ts';
import { positionBadge } from '../../profile-parts/position-badge.ts';
import { bag, scorebookPage, shadow } from '../../profile-parts/scorebook-page.ts';
import { ball } from '../../shapes/ball.ts';
import { circle, fill, line, paint, picture } from '../../shapes/paint.ts';

const dive: Pose = {
  head: { at: [70, 92], facing: -1, tilt: 18 },
  arms: {
    far: { shoulder: [88, 108], elbow: [66, 124], hand: [50, 138] },
    near: { shoulder: [92, 118], elbow: [64, 114], hand: [40, 108], glove: -74 },
  },
  legs: {
    far: { hip: [126, 124], knee: [150, 112], ankle: [174, 104], toe: [184, 94] },
    near: { hip: [128, 134], knee: [154, 138], ankle: [176, 126], toe: [188, 118] },
  },
};

export const thirdBaseman: ProfileDrawing = {
  number: 5,
  category: 'Default',
  alt: 'A third baseman diving to his side',
  tags: ['third base', 'dive'],
  draw: () =>
    picture(
      scorebookPage(paint.dirt, 104, '#f1e8d8'),
      line('M-4 190 120 176', paint.card, 6),
      bag(150, 176),
      shadow(98, 162, 60),
      fill(circle(58, 158, 9) + circle(44, 160, 7) + circle(72, 161, 7), '#eddcb9'),
      figure(dive, { jersey: '#6a3d7c', skin: '#d9a679' }),
      line('M12 82 4 76M20 76 16 68', paint.ink, 2.5),
      ball(26, 94, 7.5),
      positionBadge(5, 144, 56, '#6a3d7c'),
    ),
};

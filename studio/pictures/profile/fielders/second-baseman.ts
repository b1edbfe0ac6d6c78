import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { figure, type Pose } from '../../figures/figure.ts';
import { positionBadge } from '../../profile-parts/position-badge.ts';
import { bag, scorebookPage, shadow } from '../../profile-parts/scorebook-page.ts';
import { ball } from '../../shapes/ball.ts';
import { line, paint, picture } from '../../shapes/paint.ts';

const pivot: Pose = {
  head: { at: [106, 46], facing: 1 },
  arms: {
    far: { shoulder: [90, 76], elbow: [66, 66], hand: [66, 40] },
    near: { shoulder: [110, 74], elbow: [134, 78], hand: [146, 62], glove: 30 },
  },
  legs: {
    far: { hip: [92, 114], knee: [72, 132], ankle: [46, 136], toe: [40, 148] },
    near: { hip: [104, 114], knee: [132, 116], ankle: [124, 146], toe: [138, 151] },
  },
};

export const secondBaseman: ProfileDrawing = {
  number: 4,
  category: 'Default',
  alt: 'A second baseman throwing in mid-air over the bag',
  tags: ['second base', 'double play'],
  draw: () =>
    picture(
      scorebookPage(paint.dirt, 132, '#f7e9cf'),
      shadow(96, 180, 34),
      bag(98, 174),
      figure(pivot, { jersey: '#c4661f', skin: '#e9c19b' }),
      line('M50 24Q60 16 74 20M46 34Q48 30 52 27', paint.ink, 2.2),
      ball(66, 33, 7.5),
      positionBadge(4, 36, 96, '#c4661f'),
    ),
};

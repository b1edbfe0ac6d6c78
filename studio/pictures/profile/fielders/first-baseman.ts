import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { figure, type Pose } from '../../figures/figure.ts';
import { positionBadge } from '../../profile-parts/position-badge.ts';
import { bag, scorebookPage, shadow } from '../../profile-parts/scorebook-page.ts';
import { ball } from '../../shapes/ball.ts';
import { line, paint, picture } from '../../shapes/paint.ts';

const stretch: Pose = {
  head: { at: [116, 66], facing: 1, tilt: 4 },
  arms: {
    far: { shoulder: [106, 94], elbow: [134, 88], hand: [156, 78], glove: 70 },
    near: { shoulder: [96, 94], elbow: [78, 110], hand: [60, 102] },
  },
  legs: {
    far: { hip: [92, 130], knee: [66, 146], ankle: [44, 164], toe: [38, 172] },
    near: { hip: [98, 132], knee: [134, 136], ankle: [150, 166], toe: [166, 170] },
  },
};

export const firstBaseman: ProfileDrawing = {
  number: 3,
  category: 'Default',
  alt: 'A first baseman stretching for a throw, one foot on the bag',
  tags: ['first base', 'stretch'],
  draw: () =>
    picture(
      scorebookPage(paint.dirt, 128, '#eef0dc'),
      shadow(98, 176, 66),
      bag(34, 178),
      figure(stretch, { jersey: paint.green, skin: '#8a5a3c' }),
      line('M196 58 190 60M196 68 188 69', paint.ink, 2.5),
      ball(176, 64, 7.5),
      positionBadge(3, 58, 56, paint.green),
    ),
};

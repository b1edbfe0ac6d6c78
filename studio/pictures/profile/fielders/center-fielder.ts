import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { figure, type Pose } from '../../figures/figure.ts';
import { positionBadge } from '../../profile-parts/position-badge.ts';
import { scorebookPage, shadow } from '../../profile-parts/scorebook-page.ts';
import { ball } from '../../shapes/ball.ts';
import { line, paint, picture } from '../../shapes/paint.ts';

const run: Pose = {
  head: { at: [118, 58], facing: 1, tilt: 20 },
  arms: {
    far: { shoulder: [112, 88], elbow: [138, 88], hand: [160, 76], glove: 46 },
    near: { shoulder: [100, 86], elbow: [78, 100], hand: [64, 86] },
  },
  legs: {
    far: { hip: [90, 126], knee: [74, 148], ankle: [44, 144], toe: [36, 156] },
    near: { hip: [98, 126], knee: [132, 130], ankle: [130, 162], toe: [146, 166] },
  },
};

export const centerFielder: ProfileDrawing = {
  number: 8,
  category: 'Default',
  alt: 'A center fielder at full run with the glove out',
  tags: ['center field', 'run'],
  draw: () =>
    picture(
      scorebookPage(paint.grass, 138, '#e6eff0'),
      shadow(102, 178, 52),
      figure(run, { jersey: '#2a6db0', skin: '#e6b98f' }),
      line('M14 92H36M8 106H34M18 120H40', paint.ink, 2.5),
      line('M140 14Q158 16 168 30', paint.ink, 2.2),
      ball(173, 40, 7.5),
      positionBadge(8, 58, 48, '#2a6db0'),
    ),
};

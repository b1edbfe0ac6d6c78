import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { figure, type Pose } from '../../figures/figure.ts';
import { positionBadge } from '../../profile-parts/position-badge.ts';
import { scorebookPage, shadow } from '../../profile-parts/scorebook-page.ts';
import { ball } from '../../shapes/ball.ts';
import { circle, ellipse, fill, group, line, paint, picture, shape } from '../../shapes/paint.ts';

const crouch: Pose = {
  head: { at: [100, 62], facing: 0 },
  arms: {
    far: { shoulder: [80, 92], elbow: [62, 108], hand: [72, 126] },
    near: { shoulder: [120, 92], elbow: [142, 104], hand: [130, 112] },
  },
  legs: {
    far: { hip: [88, 136], knee: [54, 128], ankle: [62, 166], toe: [48, 172] },
    near: { hip: [112, 136], knee: [146, 128], ankle: [138, 166], toe: [152, 172] },
  },
};

const mask = [
  shape('M-19-4C-20-30 20-30 19-4L16 14Q0 24-16 14z', paint.blue),
  shape('M-12-6Q0-11 12-6L11 10Q0 17-11 10z', '#c98f62', 3),
  fill(circle(-5, 0, 2) + circle(5, 0, 2), paint.ink),
  line('M-13-1H13M-12 6H12M0-9V14', '#44505c', 2.6),
];

function shinGuard(x: number, lean: number): string {
  return group(
    `translate(${x} 146) rotate(${lean})`,
    shape('M-10-22Q0-30 10-22L8 22H-8z', paint.blue),
    line('M-8-10H8M-7 2H7M-7 13H7', paint.ink, 2),
  );
}

const protector = [
  shape('M76 84Q100 76 124 84L120 134Q100 144 80 134z', paint.blue),
  line('M100 80V138M79 98H121M79 114H121', paint.ink, 2),
];

const mitt = [shape(ellipse(0, 0, 24, 25), paint.leather), line('M-14-15Q-2-6-12 12M14-16Q6-4 12 10', paint.ink, 2.2)];

export const catcher: ProfileDrawing = {
  number: 2,
  category: 'Default',
  alt: 'A catcher in the crouch, mitt up',
  tags: ['catcher', 'mask'],
  draw: () =>
    picture(
      scorebookPage(paint.dirt, 118, '#f6ecd4'),
      shadow(100, 176, 62),
      figure(crouch, { jersey: '#3f6fb0', skin: '#c98f62' }),
      ...protector,
      shinGuard(57, 10),
      shinGuard(143, -10),
      group('translate(100 58)', ...mask),
      group('translate(118 116)', ...mitt),
      ball(115, 117, 9.5, 60),
      positionBadge(2, 44, 62, paint.blue),
    ),
};

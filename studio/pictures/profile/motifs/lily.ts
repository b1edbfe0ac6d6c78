import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { ball } from '../../shapes/ball.ts';
import { box, fill, line, paint, picture, shape, side } from '../../shapes/paint.ts';
import { star } from '../../shapes/star.ts';

const middle = 'M100 18C124 48 130 78 116 116H84C70 78 76 48 100 18z';
const left = 'M82 122C84 86 66 58 40 62 16 66 14 102 38 106 32 92 44 84 52 94 60 104 60 114 62 124z';
const right = 'M118 122C116 86 134 58 160 62 184 66 186 102 162 106 168 92 156 84 148 94 140 104 140 114 138 124z';
const foot =
  'M86 138H114C118 158 128 168 144 170 132 184 112 180 104 172L100 188 96 172C88 180 68 184 56 170 72 168 82 158 86 138z';
const snow = [
  [28, 34],
  [168, 28],
  [22, 150],
  [178, 150],
  [60, 36],
  [142, 44],
  [36, 182],
  [164, 184],
] as const;

export const lily: ProfileDrawing = {
  number: 17,
  category: 'Expos',
  alt: 'A lily in red, white and blue round a baseball',
  tags: ['montreal', 'tricolor', 'lily'],
  draw: () =>
    picture(
      fill(box(0, 0, side, side), '#9cc9ec'),
      fill('M0 0H200V12H0zM0 188H200V200H0z', '#ffffff', 0.5),
      fill(snow.map(([x, y]) => star(x, y, 6)).join(''), '#ffffff', 0.9),
      shape(left, '#1d4fa3', 5),
      shape(right, '#1d4fa3', 5),
      shape(middle, '#d3263a', 5),
      shape(foot, '#ffffff', 5),
      line('M100 36C90 60 88 84 92 104', '#f07a86', 4),
      shape('M52 118H148C154 118 154 142 148 142H52C46 142 46 118 52 118z', paint.card, 5),
      line('M56 126H144', '#d3263a', 4),
      line('M56 134H144', '#1d4fa3', 4),
      ball(100, 130, 21, 20),
    ),
};

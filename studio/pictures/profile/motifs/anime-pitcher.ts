import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { ball } from '../../shapes/ball.ts';
import { box, circle, clipped, ellipse, fill, group, line, paint, picture, shape, side } from '../../shapes/paint.ts';
import { rays } from '../../shapes/rays.ts';

const skin = '#f6cfa6';
const hair = '#2b2440';
const face =
  'M54 84C54 60 146 60 146 84 148 118 140 140 122 154 112 163 106 166 100 166S88 163 78 154C60 140 52 118 54 84z';

function eye(x: number, flip: 1 | -1): string {
  const white = 'M-17-6C-12-18 10-19 17-6 16 10 8 16 0 16S-15 8-17-6z';
  return group(
    `translate(${x} 110) scale(${flip} 1)`,
    fill(white, '#ffffff'),
    clipped(
      `eye${flip === 1 ? 1 : 2}`,
      white,
      fill(ellipse(1, 1, 12, 17), '#7a1f12'),
      fill(ellipse(1, 6, 9.5, 11), '#f2801f'),
      fill('M1-3C6 2 8 7 6 12 4 17-3 17-5 12-6 7-2 4 1-3z', '#ffd35c'),
      fill(ellipse(1, -3, 5, 6), '#260d12'),
    ),
    fill(circle(-4, -7, 4) + circle(6, 7, 2), '#ffffff'),
    `<path d="M-20-4C-12-21 10-22 20-8" fill="none" stroke="${paint.ink}" stroke-width="5.500" stroke-linecap="round"/>`,
    line('M-9 17H8', paint.ink, 2.4),
    line('M-22-19 14-27', hair, 6),
  );
}

const fringe =
  'M46 92 38 66 60 74 152 72 164 64 154 94 148 82 142 104 130 80 120 98 108 78 97 100 86 78 74 100 64 80 58 106 52 82z';
const sides =
  'M50 74 30 92 44 96 26 116 44 114 34 136 54 124 58 140 62 96zM150 74 170 92 156 96 174 116 156 114 166 136 146 124 142 140 138 96z';
const flames =
  'M148 196C126 184 128 158 142 146 142 156 148 156 150 150 154 138 150 130 160 118 162 132 172 134 174 144 178 140 178 136 177 130 190 144 196 168 182 186 172 198 158 200 148 196z';

function capParts(): string {
  return [
    shape('M44 76C42 30 70 14 100 14S158 30 156 76Q100 54 44 76z', '#c8262b', 5),
    fill('M128 20C150 32 156 56 152 72L136 66C140 48 138 32 128 20z', '#8f161c'),
    line('M100 16C97 34 97 42 98 56', '#8f161c', 2.4),
    shape('M40 76Q100 46 160 76C172 84 166 92 154 90 122 72 78 72 46 90 34 92 28 84 40 76z', '#22223a', 5),
    shape('M100 26l5 10 11 1.500-8 7.500 2 11-10-5-10 5 2-11-8-7.500 11-1.500z', '#ffd35c', 2.6),
  ].join('');
}

export const animePitcher: ProfileDrawing = {
  number: 18,
  category: 'Anime',
  alt: 'A young pitcher with fire in the eyes, drawn in the manner of anime',
  tags: ['pitcher', 'speed lines', 'japan'],
  draw: () =>
    picture(
      fill(box(0, 0, side, side), '#ffe9a8'),
      fill(rays(100, 104, 20), '#f5a33b'),
      fill(rays(100, 104, 10, 0.06), '#e5552c', 0.55),
      shape('M20 210C28 172 64 160 100 160S172 172 180 210z', paint.card, 5),
      line('M62 168 78 206M138 168 122 206', '#c8262b', 5),
      shape('M82 148H118V170Q100 186 82 170z', '#e3af82', 4),
      shape(sides, hair, 4),
      shape(face, skin, 5),
      fill('M60 92C80 86 120 86 140 92L146 84H54z', '#d99a6c', 0.75),
      eye(76, 1),
      eye(124, -1),
      line('M101 126 97 134 102 136', '#a8683f', 3),
      shape('M86 146Q104 154 118 141 112 160 96 156z', '#8a2020', 3.2),
      fill('M90 147.500Q104 152 115 144L113.500 148Q102 154 92 150z', '#ffffff'),
      line('M62 132l8-3M64 138l8-3M138 132l-8-3M136 138l-8-3', '#e2826a', 2.6),
      shape(fringe, hair, 4),
      capParts(),
      shape(flames, '#f2641f', 4),
      fill(
        'M152 190C136 180 140 164 148 158 150 166 156 162 160 142 166 150 168 160 176 152 184 168 176 184 166 190z',
        '#ffd35c',
      ),
      ball(160, 170, 17, 30),
    ),
};

import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { box, clipped, ellipse, fill, line, paint, picture, shape, side } from '../../shapes/paint.ts';

const outline =
  'M100 66C78 46 30 54 30 104 30 148 66 180 84 178 92 177 94 173 100 173S108 177 116 178C134 180 170 148 170 104 170 54 122 46 100 66z';
const pinstripes = Array.from({ length: 14 }, (_, index) => `M${index * 16 + 2} 0V${side}`).join('');

export const apple: ProfileDrawing = {
  number: 44,
  category: 'Mets',
  alt: 'An orange apple with the seams of a baseball',
  tags: ['new york', 'apple'],
  draw: () =>
    picture(
      fill(box(0, 0, side, side), '#123f86'),
      line(pinstripes, '#2a5aa6', 2.4),
      fill(ellipse(100, 181, 58, 8), paint.ink, 0.4),
      shape(outline, '#ff6a1f', 5),
      clipped(
        'apple',
        outline,
        fill('M150 58C176 96 160 160 116 182L190 190V50z', '#d94a08'),
        line('M58 50C92 84 92 146 62 178M142 50C108 84 108 146 138 178', paint.card, 4),
        line('M62 68l14-3M72 84l14-1M77 101l14 1M78 118l14 2M75 135l13 4M69 151l12 5', paint.card, 3.4),
        line('M138 68l-14-3M128 84l-14-1M123 101l-14 1M122 118l-14 2M125 135l-13 4M131 151l-12 5', paint.card, 3.4),
        fill('M42 98C42 80 50 70 62 66 52 78 50 90 50 108z', '#ffffff', 0.55),
      ),
      shape(outline, 'none', 5),
      line('M100 68C98 52 102 38 112 28', paint.ink, 8),
      shape('M108 46C116 22 142 16 162 24 156 48 132 58 108 46z', '#7fb24a', 4),
      line('M112 44C124 38 138 32 152 28', paint.ink, 2.4),
    ),
};

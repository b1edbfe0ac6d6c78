import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { flagBall } from '../../profile-parts/flag-ball.ts';
import { box, fill, line, shape } from '../../shapes/paint.ts';

/** The coat of arms in a few strokes: shield, book and cross, laurel and palm. */
const arms = [
  line('M84 84C74 96 80 114 96 118', '#2c6a4a', 5),
  line('M116 84C126 96 120 114 104 118', '#2c6a4a', 5),
  shape('M88 80H112V98C112 108 104 112 100 114 96 112 88 108 88 98z', '#002d62', 1.6),
  fill('M100 80H112V97H100zM88 97H100V114C96 112 88 108 88 98z', '#ce1126'),
  fill('M97 80h6v34h-6zM88 94h24v6H88z', '#ffffff'),
  fill('M94 90h12v10H94z', '#e3b35c'),
].join('');

export const dominicanRepublic: ProfileDrawing = {
  number: 43,
  category: 'Country Flags',
  alt: 'The flag of the Dominican Republic',
  tags: ['dominican republic'],
  draw: () =>
    flagBall(
      fill(box(0, 0, 200, 200), '#ffffff'),
      fill(box(0, 0, 86, 82) + box(114, 110, 86, 90), '#002d62'),
      fill(box(114, 0, 86, 82) + box(0, 110, 86, 90), '#ce1126'),
      arms,
    ),
};

import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { box, circle, fill, line, paint, picture, shape, side } from '../../shapes/paint.ts';
import { rays } from '../../shapes/rays.ts';

const hangers = (from: number, to: number, sag: number, turn: number): string =>
  Array.from({ length: 7 }, (_, index) => {
    const share = (index + 1) / 8;
    const x = from + (to - from) * share;
    const y = turn - sag * (1 - (2 * share - 1) ** 2);
    return `M${x.toFixed(1)} ${y.toFixed(1)}V132`;
  }).join('');

export const bridge: ProfileDrawing = {
  number: 46,
  category: 'Mets',
  alt: 'A bridge before an orange evening sun',
  tags: ['new york', 'bridge', 'sunset'],
  draw: () =>
    picture(
      fill(box(0, 0, side, side), '#ffb169'),
      fill(rays(100, 118, 12, 0.13), '#ffc78e'),
      fill(circle(100, 104, 50), '#ff5910'),
      fill(circle(100, 104, 38), '#ff7a33'),
      fill(box(0, 138, side, 70), '#123f86'),
      line('M8 156H54M84 152H128M146 162H196M30 174H82M104 180H158M10 190H50', '#5f93dd', 4),
      line('M74 166H126M84 174H116', '#ff8a3d', 4),
      line(
        hangers(44, 156, -66, 54) + 'M12 96V132M24 82V132M34 68V132M188 96V132M176 82V132M166 68V132',
        '#0b2a5e',
        2.4,
      ),
      line('M-6 112Q26 92 44 52 100 188 156 52 174 92 206 112', '#0b2a5e', 5),
      shape('M34 40H54V150H34zM146 40H166V150H146z', '#1c4f9e', 4),
      fill('M40 58H48V78Q44 72 40 78zM152 58H160V78Q156 72 152 78zM40 90H48V122H40zM152 90H160V122H152z', '#ffb169'),
      shape('M30 34H58V42H30zM142 34H170V42H142z', '#1c4f9e', 3.5),
      shape('M-6 128H206V140H-6z', '#0b2a5e', 3),
      line('M0 134H200', paint.gold, 2),
    ),
};

import { placed } from '../../called-shot/scene.ts';
import { figure, type Pose } from '../../figures/figure.ts';
import { ellipse, fill, line, shape } from '../../shapes/paint.ts';
import { drawn, scenery } from '../scenery.ts';
import { tile } from './tile-frame.ts';

const safe: Pose = {
  head: { at: [100, 46], facing: -1 },
  arms: {
    far: { shoulder: [92, 78], elbow: [60, 84], hand: [28, 78] },
    near: { shoulder: [108, 78], elbow: [140, 84], hand: [172, 78] },
  },
  legs: {
    far: { hip: [92, 118], knee: [74, 142], ankle: [70, 168], toe: [56, 172] },
    near: { hip: [108, 118], knee: [126, 142], ankle: [130, 168], toe: [144, 172] },
  },
};

/** An umpire who signals safe, and a question mark in a speech bubble. */
export function umpire(): string {
  return tile(
    'umpire',
    `<path d="M0 0H300V120H0z" fill="${scenery.turf}"/>`,
    fill('M0 0H60L30 120H-30zM120 0H180L180 120H120zM240 0H300L330 120H270z', scenery.mown),
    fill(ellipse(168, 118, 150, 40), scenery.clay),
    line('M168 112 -20 46M168 112 330 40', scenery.chalk, 3),
    placed(figure(safe, { jersey: '#22344a', skin: '#c98f62', trousers: '#8b97a3' }), 176, 110, 0.66),
    shape('M150 104h32l6 5-22 8-22-8z', '#fffdf7', 2.2),
    drawn('M52 12h52q8 0 8 8v34q0 8-8 8H84l6 14-20-14H52q-8 0-8-8V20q0-8 8-8z', scenery.card, 2.6),
    line('M68 30c0-12 20-12 20 0 0 9-10 8-10 17', scenery.ink, 5.5),
    fill(ellipse(78, 54.5, 3.4, 3.4), scenery.red),
  );
}

import { placed } from '../../called-shot/scene.ts';
import { figure, type Pose } from '../../figures/figure.ts';
import { ball } from '../../shapes/ball.ts';
import { line } from '../../shapes/paint.ts';
import { dotted, scenery } from '../scenery.ts';
import { handwrittenNumber } from '../tiles/tile-frame.ts';
import { moment, outfield, page } from './moment-frame.ts';

const lookingUp: Pose = {
  head: { at: [100, 46], facing: 0 },
  arms: {
    far: { shoulder: [90, 76], elbow: [70, 92], hand: [62, 112] },
    near: { shoulder: [110, 76], elbow: [128, 94], hand: [134, 114], glove: 160 },
  },
  legs: {
    far: { hip: [93, 118], knee: [86, 144], ankle: [82, 168], toe: [74, 174] },
    near: { hip: [107, 118], knee: [114, 144], ankle: [118, 168], toe: [126, 174] },
  },
};

const lostAt = 404;

/** A foul ball that leaves the park next to the pole, and the distance on the wall. */
export function lostBall(): string {
  return moment(
    'lost-ball',
    page(),
    outfield(64, 106),
    line('M292 138V6', scenery.outline, 8),
    line('M292 138V6', scenery.gold, 4.5),
    line('M292 12h16M292 26h16M292 40h16M292 54h16M308 8v50', scenery.gold, 2),
    line('M292 138 120 194', scenery.chalk, 3.5),
    handwrittenNumber(lostAt, 196, 122, 22, '#f6f1e4'),
    dotted('M-6 150C70 20 200-26 336 34', scenery.red, 4.5, 11),
    ball(346, 40, 11, 60),
    line('M338 78l-4-14M350 80l3-14M364 76l8-12', scenery.crowd, 5),
    placed(figure(lookingUp, { jersey: '#1f4e8c', skin: '#a9714b' }), 92, 176, 0.62),
  );
}

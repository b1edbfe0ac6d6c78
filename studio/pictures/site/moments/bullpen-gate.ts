import { pitcher } from '../../called-shot/pitcher.ts';
import { placed } from '../../called-shot/scene.ts';
import type { Pose } from '../../figures/figure.ts';
import { box, fill, line } from '../../shapes/paint.ts';
import { dotted, drawn, scenery } from '../scenery.ts';
import { handwrittenNumber } from '../tiles/tile-frame.ts';
import { moment, outfield, page } from './moment-frame.ts';

const jogging: Pose = {
  head: { at: [104, 46], facing: 1 },
  arms: {
    far: { shoulder: [94, 76], elbow: [112, 96], hand: [128, 84] },
    near: { shoulder: [106, 76], elbow: [88, 96], hand: [82, 112], glove: 200 },
  },
  legs: {
    far: { hip: [92, 116], knee: [78, 140], ankle: [56, 152], toe: [50, 164] },
    near: { hip: [104, 116], knee: [126, 132], ankle: [122, 164], toe: [138, 168] },
  },
};

/** The gate in the outfield fence has opened, and a reliever comes out of it. */
export function bullpenGate(): string {
  return moment(
    'bullpen-gate',
    page(),
    outfield(34, 74),
    fill(box(150, 64, 74, 94), scenery.outline, 0.85),
    drawn('M224 62H278V176L224 158z', scenery.wall, 2.8),
    line('M232 78 270 82M232 100 270 106M232 122 270 132M232 144 270 156', scenery.crowd, 2.5),
    drawn('M138 62H150V158H138zM224 62h6V158h-6z', scenery.stand, 2.4),
    drawn('M138 52H230V66H138z', scenery.stand, 2.4),
    handwrittenNumber(385, 92, 90, 18, '#f6f1e4'),
    handwrittenNumber(330, 336, 90, 18, '#f6f1e4'),
    dotted('M190 182C220 190 260 194 330 188', scenery.chalk, 4, 10),
    placed(pitcher(jogging), 186, 180, 0.68),
  );
}

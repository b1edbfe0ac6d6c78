import { head } from '../../figures/head.ts';
import { circle, fill, group, line } from '../../shapes/paint.ts';
import { drawn, scenery } from '../scenery.ts';
import { handwrittenNumber, tile } from './tile-frame.ts';

const percentiles = [96, 71, 84, 23] as const;
const [start, end] = [132, 252] as const;

/** A percentile on an axis: a bar from the middle to its mark, red from 50 on, blue below. */
function slider(percentile: number, y: number): string {
  const at = start + ((end - start) * percentile) / 100;
  const middle = (start + end) / 2;
  const color = percentile >= 50 ? scenery.red : scenery.blue;
  return [
    line(`M${start} ${y}H${end}`, scenery.rule, 3),
    line(`M${middle} ${y}H${at.toFixed(1)}`, color, 5),
    drawn(circle(Math.round(at), y, 11), color, 2.2),
    handwrittenNumber(percentile, Math.round(at), y, 10, scenery.card),
  ].join('');
}

/** A player's picture and percentiles. */
export function sabermetrics(): string {
  return tile(
    'sabermetrics',
    drawn('M46 12H112V84H46z', scenery.sky, 2.4),
    group(
      'translate(79 50) scale(1.25)',
      drawn('M-22 27C-22 12-12 9 0 9S22 12 22 27z', '#1f4e8c', 2),
      head({ at: [0, -2], facing: 1, skin: '#d9a679', cap: '#1f4e8c' }),
    ),
    fill('M46 84H112V102H46z', scenery.ink),
    line('M54 93H92M98 93H104', scenery.card, 3),
    line('M46 12H112V102H46z', scenery.outline, 2.4),
    ...percentiles.map((percentile, index) => slider(percentile, 20 + index * 27)),
  );
}

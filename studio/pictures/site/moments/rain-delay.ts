import { lettering } from '../../called-shot/lettering.ts';
import { ellipse, fill, line } from '../../shapes/paint.ts';
import { drawn, scenery } from '../scenery.ts';
import { moment, outfield, page } from './moment-frame.ts';

const drops = Array.from({ length: 34 }, (_, index) => {
  const [x, y] = [(index * 149) % 400, 4 + ((index * 71) % 173)];
  return `M${x} ${y}l-5 13`;
}).join('');

/** The tarpaulin on the infield and the scoreboard with the delay. */
export function rainDelay(): string {
  return moment(
    'rain-delay',
    page(),
    outfield(84, 96),
    drawn('M110 18H290V84H110z', scenery.wall, 3),
    lettering('RAIN', 200, 40, 17, '#f6f1e4'),
    lettering('DELAY', 200, 65, 17, '#f3c969'),
    drawn('M60 178Q120 146 200 144T340 178Q200 196 60 178z', '#2f67a6', 2.6),
    line('M128 182Q160 158 196 146M204 146Q244 160 276 182', scenery.outline, 1.6),
    ...[74, 132, 200, 268, 326].map((x, index) =>
      drawn(ellipse(x, index === 2 ? 188 : 180 + (index % 2) * 4, 11, 6), scenery.stand, 2),
    ),
    fill(ellipse(60, 150, 34, 5) + ellipse(356, 146, 28, 4), scenery.blue, 0.5),
    line(drops, scenery.blue, 2),
  );
}

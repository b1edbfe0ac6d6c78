import { batter, batterPoses } from '../../called-shot/batter.ts';
import { placed } from '../../called-shot/scene.ts';
import { box, fill, line } from '../../shapes/paint.ts';
import { drawn, scenery } from '../scenery.ts';
import { moment, outfield, page } from './moment-frame.ts';

/** The batter leaves the field with the bat on the shoulder, in front of the dugout. */
export function walkOff(): string {
  return moment(
    'walk-off',
    page(),
    outfield(40, 82),
    fill(box(0, 158, 400, 40), scenery.clay),
    line('M0 158H400', scenery.outline, 2),
    drawn('M268 66H404V190H268z', scenery.wall, 2.8),
    drawn('M254 54H404V74H254z', scenery.stand, 2.8),
    fill(box(282, 84, 122, 106), scenery.outline, 0.75),
    line('M282 146H400M296 162H400M310 178H400', scenery.stand, 4),
    line('M330 96V130M344 96V130M358 96V130M372 96V130', scenery.crowd, 4),
    placed(batter(batterPoses.walking), 168, 178, 0.8),
    line('M62 176h26M96 182h18', scenery.outline, 2),
  );
}

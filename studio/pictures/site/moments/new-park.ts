import { pencil } from '../../called-shot/scorebook.ts';
import { fill, group, line } from '../../shapes/paint.ts';
import { drawn, scenery } from '../scenery.ts';
import { handwrittenNumber } from '../tiles/tile-frame.ts';
import { moment, page } from './moment-frame.ts';

const shield = 'M-26-30H26V2Q26 24 0 34-26 24-26 2z';

const club = (number: number, x: number, y: number): string =>
  group(
    `translate(${x} ${y})`,
    `<path d="${shield}" fill="${scenery.card}" stroke="${scenery.ink}" stroke-width="2.5" stroke-dasharray="6 6" stroke-linejoin="round"/>`,
    handwrittenNumber(number, 0, -2, 22, scenery.red),
  );

/** A ballpark drawn half in ink, half in dashes, and the empty emblems of two new clubs. */
export function newPark(): string {
  return moment(
    'new-park',
    page(),
    fill('M140 168 62 90Q92 26 140 22V168z', scenery.turf),
    line('M140 168 62 90Q92 26 140 22', scenery.ink, 3.5),
    `<path d="M140 22Q188 26 218 90L140 168" fill="none" stroke="${scenery.ink}" stroke-width="2.5" stroke-dasharray="5 7" stroke-linecap="round"/>`,
    drawn('M140 168 112 140 140 112V168z', scenery.clay, 2),
    `<path d="M140 112 168 140 140 168" fill="none" stroke="${scenery.ink}" stroke-width="2" stroke-dasharray="4 5"/>`,
    line('M50 84 40 76Q76 8 140 8', scenery.ink, 2),
    line('M36 182H244M36 176v12M244 176v12', scenery.blue, 1.6),
    club(31, 290, 112),
    club(32, 356, 112),
    group('translate(222 84) rotate(8)', pencil(0, 0)),
    line('M264 164H382M264 178H340', scenery.rule, 3),
  );
}

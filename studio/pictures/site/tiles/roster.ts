import { clubById } from '../../../../src/rules/baseball/teams/clubs.ts';
import { group, line } from '../../shapes/paint.ts';
import { drawn, scenery } from '../scenery.ts';
import { handwrittenNumber, tile } from './tile-frame.ts';

const body = 'M-12-4-25 4-20 20-14 17V54Q0 58 14 54V17L20 20 25 4 12-4Q0 4-12-4Z';
const hanger = 'M0-16c4 0 4 5 0 6l-13 8M0-10l13 8';

/** A jersey on a hook: white with a number in the club's color, or the reverse. */
function shirt(teamId: number, number: number, x: number, isWhite: boolean): string {
  const { primary, secondary } = clubById(teamId) ?? { primary: '#1d2733', secondary: '#ffffff' };
  const [cloth, trim] = isWhite ? ['#f7f2e6', primary] : [primary, secondary];
  return group(
    `translate(${x} 42)`,
    line(hanger, scenery.outline, 2),
    drawn(body, cloth, 2.6),
    line('M-12-4Q0 5 12-4M-25 4-20 20M25 4 20 20', trim, 2.4),
    handwrittenNumber(number, 0, 30, 15, isWhite ? primary : '#fffdf7'),
  );
}

/** A clubhouse: jerseys in a row and one free hook. */
export function roster(): string {
  return tile(
    'roster',
    `<path d="M0 0H300V120H0z" fill="${scenery.clay}"/>`,
    line('M30 0V120M90 0V120M150 0V120M210 0V120M270 0V120', scenery.outline, 0.8),
    drawn('M-4 14H304V24H-4z', scenery.stand, 2.4),
    shirt(121, 27, 8, false),
    shirt(112, 8, 66, true),
    shirt(133, 24, 122, false),
    shirt(111, 9, 178, true),
    group('translate(234 42)', line(hanger, scenery.outline, 2)),
    shirt(119, 42, 290, false),
    drawn('M-4 108H304V124H-4z', scenery.stand, 2.4),
  );
}

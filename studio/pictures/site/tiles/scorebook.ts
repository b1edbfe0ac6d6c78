import { pencil, stamp } from '../../called-shot/scorebook.ts';
import { group, line } from '../../shapes/paint.ts';
import { drawn, scenery } from '../scenery.ts';
import { tile } from './tile-frame.ts';

const corners = ['0 13', '13 0', '0-13', '-13 0', '0 13'];

/** A cell of a scorebook: its diamond, inked up to the base that the batter reached. */
function cell(x: number, y: number, bases: number): string {
  const run = `M${corners.slice(0, bases + 1).join('L')}`;
  return group(
    `translate(${x} ${y})`,
    line('M0 13 13 0 0-13-13 0Z', scenery.rule, 1.6),
    bases === 4 ? drawn('M0 13 13 0 0-13-13 0Z', scenery.gold, 2.6) : bases > 0 ? line(run, scenery.ink, 2.8) : '',
  );
}

const runs = [
  [1, 0, 4, 2],
  [0, 2, 1, 0],
  [3, 0, 0, 1],
] as const;

/** An open scorebook on a table: a filled page and a stamped call. */
export function scorebook(): string {
  return tile(
    'scorebook',
    `<path d="M0 0H300V120H0z" fill="${scenery.clay}"/>`,
    line('M0 36H300M0 84H300', scenery.stand, 1.2),
    group(
      'translate(150 62) rotate(-4)',
      drawn('M-112-52H110V58H-112z', scenery.stand, 2.6),
      drawn('M-108-56Q-54-62 0-54V54Q-54 46-108 52z', scenery.card, 2.6),
      drawn('M0-54Q54-62 108-56V52Q54 46 0 54z', scenery.card, 2.6),
      line('M-100-17H-6M-100 17H-6M-77-54V47M-53-54V47M-29-54V48', scenery.rule, 1.4),
      ...runs.flatMap((row, y) => row.map((bases, x) => group('scale(.86)', cell(-103 + x * 28, -38 + y * 39, bases)))),
      line('M14-36H94M14-22H94M14-8H74M14 34H94', scenery.rule, 2.2),
    ),
    stamp(204, 50, 0.62).replaceAll('#b3261e', scenery.red),
    group('translate(180 104) rotate(26) scale(.8)', pencil(0, 0)),
  );
}

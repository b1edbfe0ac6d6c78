import { box, fill, line } from '../../shapes/paint.ts';
import { dotted, drawn, scenery, symbol } from '../scenery.ts';

export const momentFrame = [400, 190] as const;

/** A small scene above a short text. */
export function moment(name: string, ...parts: string[]): string {
  return symbol(name, momentFrame, 'xMidYMid slice', parts);
}

const [width, height] = momentFrame;
const cell = 20;

/** The squared paper that is the sky of every scene. */
export function page(): string {
  const across = Array.from({ length: height / cell }, (_, index) => `M0 ${(index + 1) * cell}H${width}`);
  const down = Array.from({ length: width / cell - 1 }, (_, index) => `M${(index + 1) * cell} 0V${height}`);
  return fill(box(0, 0, width, height), scenery.sky) + line([...across, ...down].join(''), 'var(--sky-rule)', 1);
}

/** Rows of spectators from `top` to the wall at `wall`, and the grass below it. */
export function outfield(top: number, wall: number): string {
  const rows = Array.from({ length: Math.floor((wall - top - 12) / 13) }, (_, row) =>
    dotted(`M${6 + (row % 2) * 7} ${top + 12 + row * 13}H400`, scenery.crowd, 8, 14),
  );
  return [
    drawn(`M-4 ${top}H404V${wall}H-4z`, scenery.stand, 2.2),
    ...rows,
    drawn(`M-4 ${wall}H404V${wall + 32}H-4z`, scenery.wall, 2.2),
    fill(box(0, wall + 32, width, height), scenery.turf),
    fill(`M60 ${wall + 32}h70L110 190H10zM210 ${wall + 32}h70L310 190H200z`, scenery.mown),
    line(`M0 ${wall + 32}H400`, scenery.outline, 2.2),
  ].join('');
}

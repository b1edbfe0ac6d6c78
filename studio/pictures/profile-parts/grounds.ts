import { box, circle, fill, side } from '../shapes/paint.ts';
import { rays } from '../shapes/rays.ts';

const steps = Array.from({ length: 12 }, (_, index) => index);

const pinstripes = steps.map((step) => `M${step * 18 + 5} 0h2.500v${side}h-2.500z`).join('');
const dots = steps
  .flatMap((row) => steps.map((column) => circle(column * 20 + (row % 2) * 10, row * 18 + 2, 2.6)))
  .join('');
const lattice = steps
  .flatMap((row) => steps.map((column) => `M${column * 25 - 12} ${row * 25 - 12}l5 5-5 5-5-5z`))
  .join('');
const hoops = steps.map((step) => box(0, step * 20 + 4, side, 7)).join('');

const patterns = { pinstripes, dots, lattice, hoops, rays: rays(100, 118, 14) } as const;

export type GroundName = keyof typeof patterns;

/** The background of a cap: one tint with a pattern in a second one. */
export function ground(name: GroundName, tint: string, color: string): string {
  return fill(box(0, 0, side, side), tint) + fill(patterns[name], color);
}

import { limb, type Point } from '../figures/limbs.ts';

const wood = '#d8a75d';
const length = 66;

/** A bat held at a point, its barrel at `angle` degrees: 0 points to the right, 90 upwards. */
export function bat([x, y]: Point, angle: number): string {
  const turn = (-angle * Math.PI) / 180;
  const at = (along: number): Point => [x + along * Math.cos(turn), y + along * Math.sin(turn)];
  return limb(
    { from: at(-8), to: at(20), start: 2.6, end: 3, color: wood },
    { from: at(20), to: at(length), start: 3, end: 6, color: wood },
  );
}

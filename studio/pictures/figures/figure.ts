import { mix } from '../shapes/mix.ts';
import { group, line, paint, shape } from '../shapes/paint.ts';
import { head, type HeadParts } from './head.ts';
import { between, limb, type Point } from './limbs.ts';

export type Arm = {
  shoulder: Point;
  elbow: Point;
  hand: Point;
  /** degrees of the glove on it, fingers up at 0 */ glove?: number;
};
export type Leg = { hip: Point; knee: Point; ankle: Point; toe: Point };

/** A body given by its joints. `far` limbs are drawn behind the trunk, `near` limbs in front of it. */
export type Pose = {
  head: Omit<HeadParts, 'skin' | 'cap'>;
  arms: { far: Arm; near: Arm };
  legs: { far: Leg; near: Leg };
};

export type Uniform = { jersey: string; skin: string; trousers?: string };

const gloveOutline =
  'M-7 9C-15 3-15-9-10-15-8-18-5-18-4-15-3-20 2-20 3-15 5-19 9-18 9-13 13-15 15-11 13-7 16-2 12 7 7 10z';

function glove([x, y]: Point, angle: number): string {
  return group(
    `translate(${x} ${y}) rotate(${angle})`,
    shape(gloveOutline, paint.leather, 3.2),
    line('M-4-13-3-5M3-13 2-5M9-12 6-4', paint.ink, 1.8),
  );
}

function arm({ shoulder, elbow, hand, glove: angle }: Arm, { jersey, skin }: Uniform): string {
  const drawn = limb(
    { from: shoulder, to: elbow, start: 9, end: 6, color: skin },
    { from: elbow, to: hand, start: 6, end: 5, color: skin },
    { from: shoulder, to: between(shoulder, elbow, 0.72), start: 9.5, end: 8.5, color: jersey },
  );
  return angle === undefined ? drawn : drawn + glove(hand, angle);
}

function leg({ hip, knee, ankle, toe }: Leg, { jersey }: Uniform, trousers: string): string {
  const cuff = between(knee, ankle, 0.5);
  return limb(
    { from: ankle, to: toe, start: 6.5, end: 4.5, color: paint.ink },
    { from: cuff, to: ankle, start: 6.5, end: 5.5, color: jersey },
    { from: hip, to: knee, start: 12, end: 9, color: trousers },
    { from: knee, to: cuff, start: 9, end: 7.5, color: trousers },
  );
}

/** The belt: slightly above the hips and as wide as the trunk. */
function belt(hips: readonly [Point, Point], neck: Point): string {
  const middle = between(hips[0], hips[1], 0.5);
  const up = between(middle, neck, 7 / Math.max(1, Math.hypot(neck[0] - middle[0], neck[1] - middle[1])));
  const [lx, ly] = [up[0] - middle[0], up[1] - middle[1]];
  const side: Point = [(-ly * 8.5) / 7, (lx * 8.5) / 7];
  const half = Math.hypot(hips[0][0] - middle[0], hips[0][1] - middle[1]);
  const reach = 1 + half / 8.5;
  const end = (sign: number): string => `${up[0] + sign * side[0] * reach} ${up[1] + sign * side[1] * reach}`;
  return `<path d="M${end(-1)}L${end(1)}" stroke="${paint.ink}" stroke-width="5"/>`;
}

function trunk({ arms, legs }: Pose, jersey: string, trousers: string): string {
  const corners = [arms.far.shoulder, arms.near.shoulder, legs.near.hip, legs.far.hip];
  const d = `M${corners.map((corner) => corner.join(' ')).join('L')}z`;
  const hips = [legs.far.hip, legs.near.hip] as const;
  const neck = between(arms.far.shoulder, arms.near.shoulder, 0.5);
  return [
    `<path d="${d}" fill="${paint.ink}" stroke="${paint.ink}" stroke-width="23" stroke-linejoin="round"/>`,
    `<path d="${d}" fill="${jersey}" stroke="${jersey}" stroke-width="17" stroke-linejoin="round"/>`,
    line(`M${hips[0].join(' ')}L${hips[1].join(' ')}`, trousers, 17),
    belt(hips, neck),
  ].join('');
}

/** A player in a pose: ink outline, flat colors, the far side in shade. */
export function figure(pose: Pose, uniform: Uniform): string {
  const { jersey, skin, trousers = paint.card } = uniform;
  const shade = { jersey: mix(jersey, paint.ink, 0.78), skin: mix(skin, paint.ink, 0.85) };
  return [
    arm(pose.arms.far, shade),
    leg(pose.legs.far, shade, mix(trousers, paint.ink, 0.86)),
    leg(pose.legs.near, uniform, trousers),
    trunk(pose, jersey, trousers),
    head({ ...pose.head, skin, cap: jersey }),
    arm(pose.arms.near, uniform),
  ].join('');
}

import { figure, type Pose, type Uniform } from '../figures/figure.ts';
import type { Point } from '../figures/limbs.ts';
import { bat } from './bat.ts';

export type BatterPose = Pose & {
  /** the point of the hands, and the direction of the barrel in degrees: 0 to the right, 90 upwards */
  bat?: { at: Point; angle: number };
};

const uniform: Uniform = { jersey: '#1f4e8c', skin: '#d9a679' };

const planted: Pose['legs'] = {
  far: { hip: [94, 116], knee: [84, 140], ankle: [78, 166], toe: [92, 170] },
  near: { hip: [108, 116], knee: [124, 140], ankle: [128, 168], toe: [144, 172] },
};
const upright: Pose['legs'] = {
  far: { hip: [94, 116], knee: [92, 142], ankle: [90, 168], toe: [104, 172] },
  near: { hip: [106, 116], knee: [110, 142], ankle: [110, 170], toe: [124, 174] },
};
const far = (elbow: Point, hand: Point) => ({ shoulder: [92, 76] as const, elbow, hand });
const near = (elbow: Point, hand: Point) => ({ shoulder: [108, 76] as const, elbow, hand });
const look = { at: [104, 46], facing: 1 } as const;

const stance: BatterPose = {
  head: look,
  arms: { far: far([72, 88], [76, 66]), near: near([96, 94], [80, 70]) },
  legs: planted,
  bat: { at: [78, 68], angle: 110 },
};

/** The poses of one plate appearance, in order. */
export const batterPoses = {
  walking: {
    head: look,
    arms: { far: far([82, 98], [88, 74]), near: near([118, 98], [104, 116]) },
    legs: {
      far: { hip: [94, 116], knee: [86, 142], ankle: [68, 160], toe: [78, 170] },
      near: { hip: [106, 116], knee: [120, 138], ankle: [124, 166], toe: [139, 168] },
    },
    bat: { at: [88, 74], angle: 150 },
  },
  stance,
  oneFinger: {
    ...stance,
    arms: { far: far([76, 94], [80, 74]), near: near([132, 72], [136, 44]) },
    legs: upright,
    bat: { at: [80, 74], angle: 132 },
  },
  steppingOut: {
    head: { at: [102, 48], facing: 1, tilt: -12 },
    arms: { far: far([84, 100], [92, 116]), near: near([126, 98], [132, 118]) },
    legs: upright,
    bat: { at: [132, 118], angle: -62 },
  },
  pointing: {
    head: { at: [102, 46], facing: 1, tilt: 12 },
    arms: { far: far([82, 98], [88, 116]), near: near([134, 66], [156, 52]) },
    legs: upright,
    bat: { at: [156, 52], angle: 28 },
  },
  stride: {
    ...stance,
    head: { at: [102, 48], facing: 1 },
    arms: { far: far([66, 86], [66, 66]), near: near([88, 94], [70, 70]) },
    legs: {
      far: { hip: [92, 118], knee: [80, 142], ankle: [76, 168], toe: [90, 172] },
      near: { hip: [106, 118], knee: [130, 132], ankle: [142, 158], toe: [158, 158] },
    },
    bat: { at: [68, 68], angle: 118 },
  },
  swing: {
    head: { at: [102, 48], facing: 1, tilt: -8 },
    arms: { far: far([86, 102], [104, 100]), near: near([112, 104], [106, 102]) },
    legs: {
      far: { hip: [94, 118], knee: [90, 144], ankle: [78, 166], toe: [90, 172] },
      near: { hip: [108, 118], knee: [130, 142], ankle: [138, 170], toe: [154, 173] },
    },
    bat: { at: [106, 101], angle: 196 },
  },
  contact: {
    head: { at: [104, 49], facing: 1, tilt: -14 },
    arms: { far: far([110, 100], [136, 98]), near: near([124, 94], [138, 100]) },
    legs: {
      far: { hip: [96, 118], knee: [98, 146], ankle: [82, 164], toe: [92, 174] },
      near: { hip: [110, 118], knee: [134, 142], ankle: [142, 170], toe: [158, 173] },
    },
    bat: { at: [138, 99], angle: 4 },
  },
  running: {
    head: { at: [114, 50], facing: 1, tilt: 10 },
    arms: {
      far: { shoulder: [98, 78], elbow: [122, 96], hand: [140, 78] },
      near: { shoulder: [110, 78], elbow: [92, 100], hand: [78, 82] },
    },
    legs: {
      far: { hip: [92, 118], knee: [76, 142], ankle: [46, 140], toe: [38, 152] },
      near: { hip: [102, 118], knee: [132, 122], ankle: [130, 154], toe: [146, 158] },
    },
  },
} as const satisfies Record<string, BatterPose>;

/** The batter in a pose; the bat is drawn behind the near arm. */
export function batter(pose: BatterPose): string {
  const body = figure(pose, uniform);
  return pose.bat === undefined ? body : bat(pose.bat.at, pose.bat.angle) + body;
}

import { figure, type Pose, type Uniform } from '../figures/figure.ts';

const uniform: Uniform = { jersey: '#b3261e', skin: '#e2b48c' };

/** The poses face right; the scene mirrors them. */
export const pitcherPoses = {
  set: {
    head: { at: [100, 44], facing: 1 },
    arms: {
      far: { shoulder: [106, 72], elbow: [122, 94], hand: [112, 92] },
      near: { shoulder: [92, 72], elbow: [86, 98], hand: [110, 94], glove: 20 },
    },
    legs: {
      far: { hip: [92, 114], knee: [90, 142], ankle: [88, 168], toe: [102, 172] },
      near: { hip: [106, 114], knee: [110, 142], ankle: [110, 170], toe: [124, 174] },
    },
  },
  kick: {
    head: { at: [97, 44], facing: 1 },
    arms: {
      far: { shoulder: [106, 72], elbow: [122, 90], hand: [110, 82] },
      near: { shoulder: [88, 72], elbow: [84, 98], hand: [110, 84], glove: 20 },
    },
    legs: {
      far: { hip: [88, 114], knee: [88, 142], ankle: [84, 168], toe: [98, 172] },
      near: { hip: [102, 114], knee: [136, 94], ankle: [132, 128], toe: [147, 132] },
    },
  },
  release: {
    head: { at: [118, 56], facing: 1, tilt: 6 },
    arms: {
      far: { shoulder: [116, 84], elbow: [104, 104], hand: [96, 112], glove: 150 },
      near: { shoulder: [104, 80], elbow: [118, 56], hand: [144, 50] },
    },
    legs: {
      far: { hip: [94, 122], knee: [74, 142], ankle: [46, 156], toe: [40, 168] },
      near: { hip: [108, 122], knee: [136, 134], ankle: [140, 168], toe: [156, 172] },
    },
  },
  turned: {
    head: { at: [100, 44], facing: 0 },
    arms: {
      far: { shoulder: [90, 74], elbow: [82, 100], hand: [84, 122], glove: 170 },
      near: { shoulder: [110, 74], elbow: [118, 100], hand: [116, 122] },
    },
    legs: {
      far: { hip: [93, 116], knee: [92, 144], ankle: [90, 168], toe: [84, 174] },
      near: { hip: [107, 116], knee: [108, 144], ankle: [110, 168], toe: [116, 174] },
    },
  },
} as const satisfies Record<string, Pose>;

export function pitcher(pose: Pose): string {
  return figure(pose, uniform);
}

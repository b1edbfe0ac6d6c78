import type { Pitch, PitchResult } from '#rules/baseball/game/model.ts';

type PitchFacts = Partial<Pitch> & { result: PitchResult };

/** `number` is the place in the plate appearance, from 1. */
export function pitch(number: number, facts: PitchFacts): Pitch {
  return {
    number,
    call: 'Ball',
    type: 'Four-Seam Fastball',
    balls: 0,
    strikes: 0,
    startSpeed: 95.8,
    endSpeed: 87.9,
    spinRate: 2310,
    spinDirection: 215,
    breakAngle: 4,
    x: 0,
    z: 2.5,
    battedBall: null,
    challenge: null,
    ...facts,
  };
}

export const atBatPitches: Pitch[] = [
  pitch(1, { result: 'ball', x: -0.98, z: 1.9, balls: 1 }),
  pitch(2, { result: 'called', call: 'Called Strike', type: 'Slider', x: 0.42, z: 3.02, balls: 1, strikes: 1 }),
  pitch(3, { result: 'ball', type: 'Changeup', x: 1.55, z: 1.4, balls: 2, strikes: 1 }),
  pitch(4, { result: 'foul', call: 'Foul', type: 'Sinker', startSpeed: 94.7, x: -0.4, z: 1.72, balls: 2, strikes: 2 }),
  pitch(5, { result: 'swinging', call: 'Swinging Strike (Blocked)', x: 0.62, z: 3.28, balls: 2, strikes: 2 }),
  pitch(6, {
    result: 'ball',
    call: 'Ball In Dirt',
    type: 'Curveball',
    startSpeed: 79.1,
    endSpeed: 72,
    spinRate: 2702,
    spinDirection: 38,
    breakAngle: 12,
    x: 0.1,
    z: -0.9,
    balls: 3,
    strikes: 2,
  }),
];

import type { Random } from '../rng/random.ts';

/** Talents in standard deviations from the average MLB player of the role: 0 is average, positive is better or more. */
export type BattingTalent = {
  contact: number;
  eye: number;
  power: number;
  /** hits on balls in play */
  bat: number;
  speed: number;
  steal: number;
  /** swings early */
  aggression: number;
  groundBall: number;
};

export type PitchingTalent = {
  stuff: number;
  control: number;
  /** prevents home runs */
  homeRunPrevention: number;
  groundBall: number;
  /** holds runners */
  hold: number;
  /** number of pitches before fatigue */
  stamina: number;
};

export type FieldingTalent = { range: number; hands: number; arm: number };

export function drawBatting(random: Random, quality: number): BattingTalent {
  const trait = (weight: number): number => random.normal(quality * weight, 0.85);
  const speed = random.normal(0, 1);
  const talent = {
    contact: trait(0.4),
    eye: trait(0.45),
    power: trait(0.55),
    bat: trait(0.4) * 0.8 + speed * 0.2,
    speed,
    steal: speed * 0.7 + random.normal(0, 0.7),
    aggression: random.normal(0, 1),
    groundBall: random.normal(0, 1),
  };
  random.skip(4);
  return talent;
}

/** The batting talent of pitchers, used when the designated hitter is lost, and the pitching talent of fielders. */
export const noBat: BattingTalent = {
  contact: -3,
  eye: -2.5,
  power: -3,
  bat: -2,
  speed: -0.5,
  steal: -3,
  aggression: 0,
  groundBall: 1,
};

export const noArm: PitchingTalent = {
  stuff: -3.2,
  control: -1.2,
  homeRunPrevention: -2,
  groundBall: -1,
  hold: -2,
  stamina: 60,
};

export function drawPitching(random: Random, quality: number, isStarter: boolean): PitchingTalent {
  const trait = (weight: number): number => random.normal(quality * weight, 0.85);
  return {
    stuff: trait(0.5) + (isStarter ? -0.12 : 0.2),
    control: trait(0.45) + (isStarter ? 0.12 : -0.2),
    homeRunPrevention: trait(0.35),
    groundBall: random.normal(0, 1),
    hold: random.normal(0, 1),
    stamina: isStarter ? random.between(80, 100) : random.between(18, 32),
  };
}

export function drawFielding(random: Random, quality: number): FieldingTalent {
  return {
    range: random.normal(quality * 0.3, 0.9),
    hands: random.normal(quality * 0.3, 0.9),
    arm: random.normal(0, 1),
  };
}

import type { Hand } from '../model.ts';
import type { PitchTypeCode } from '../played-game.ts';
import type { Random } from '../rng/random.ts';

/** A pitch type of a pitcher: its share and mean characteristics in feet, inches, mph and rpm. */
export type PitchKind = {
  type: PitchTypeCode;
  usage: number;
  speed: number;
  spin: number;
  /** tilt of the spin axis; 180 is pure back-spin */
  axis: number;
  /** induced movement in inches over the whole flight; horizontal positive towards the catcher's right */
  horizontal: number;
  vertical: number;
};

/** For right-handed pitchers; `behind` is the difference in mph to the fastball. Means follow Statcast's public averages. */
type Recipe = { behind: number; spin: number; axis: number; horizontal: number; vertical: number };

const pitchModels: Readonly<Record<PitchTypeCode, Recipe>> = {
  FF: { behind: 0, spin: 2280, axis: 212, horizontal: -7.5, vertical: 15.8 },
  SI: { behind: 0.7, spin: 2150, axis: 232, horizontal: -15, vertical: 7.6 },
  FC: { behind: 4.8, spin: 2380, axis: 182, horizontal: 2.6, vertical: 8.2 },
  SL: { behind: 8.7, spin: 2430, axis: 130, horizontal: 5.2, vertical: 1.6 },
  ST: { behind: 11.8, spin: 2560, axis: 92, horizontal: 14.2, vertical: 1.2 },
  CU: { behind: 14.6, spin: 2520, axis: 45, horizontal: 9.4, vertical: -9.6 },
  KC: { behind: 12.8, spin: 2480, axis: 40, horizontal: 7, vertical: -9.2 },
  CH: { behind: 8.6, spin: 1760, axis: 242, horizontal: -14, vertical: 5.6 },
  FS: { behind: 7.8, spin: 1300, axis: 236, horizontal: -10.4, vertical: 3 },
  EP: { behind: 28, spin: 1500, axis: 200, horizontal: -4, vertical: 10 },
};

const secondary: readonly PitchTypeCode[] = ['SL', 'CH', 'CU', 'ST', 'FC', 'SI', 'FS', 'KC'];
const secondaryWeights = [28, 24, 16, 16, 14, 16, 7, 7];

function make(random: Random, type: PitchTypeCode, usage: number, fastball: number, throws: Hand): PitchKind {
  const model = pitchModels[type];
  const mirror = throws === 'R' ? 1 : -1;
  const axis = model.axis + random.normal(0, 7);
  return {
    type,
    usage,
    speed: fastball - model.behind + random.normal(0, 0.8),
    spin: model.spin * random.normal(1, 0.05),
    axis: throws === 'R' ? axis : 360 - axis,
    horizontal: mirror * (model.horizontal + random.normal(0, 1.6)),
    vertical: model.vertical + random.normal(0, 1.4),
  };
}

/** Draws three to five pitch types, the fastball first. Relievers have fewer and faster ones. */
export function drawArsenal(random: Random, throws: Hand, stuff: number, isStarter: boolean): readonly PitchKind[] {
  const fastball = random.normal((isStarter ? 93.8 : 94.9) + stuff * 0.9 - (throws === 'L' ? 1.1 : 0), 1.4);
  const kinds = random.int(isStarter ? 3 : 1, isStarter ? 4 : 2);
  const chosen = new Set<PitchTypeCode>();
  const first: PitchTypeCode = random.chance(0.78) ? 'FF' : 'SI';
  while (chosen.size < kinds) {
    const type = secondary[random.weighted(secondaryWeights)];
    if (type !== undefined && type !== first) chosen.add(type);
  }
  const lead = random.between(0.38, 0.6);
  const shares = [...chosen].map(() => random.between(0.4, 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const rest = [...chosen].map((type, index) =>
    make(random, type, ((shares[index] ?? 0) / total) * (1 - lead), fastball, throws),
  );
  return [make(random, first, lead, fastball, throws), ...rest];
}

/** Draws the slow pitches of a position player who pitches in a one-sided game. */
export function drawLobs(random: Random, throws: Hand): readonly PitchKind[] {
  return [make(random, 'FF', 0.6, 66, throws), make(random, 'EP', 0.4, 76, throws)];
}

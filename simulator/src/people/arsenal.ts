import type { Hand } from '../model.ts';
import type { Random } from '../rng/random.ts';
import { type PitchTypeCode, pitchTypeCodes, pitchTypes } from './pitch-types.ts';

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

const secondary = pitchTypeCodes.filter((code) => pitchTypes[code].share > 0);
const secondaryShares = secondary.map((code) => pitchTypes[code].share);

function make(random: Random, type: PitchTypeCode, usage: number, fastball: number, throws: Hand): PitchKind {
  const model = pitchTypes[type];
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
    const type = secondary[random.weighted(secondaryShares)];
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

import type { BattedBall, Pitch, PitchResult } from '#rules/baseball/game/model.ts';
import { crossingAt, type PitchTrajectory, type Crossing } from '#rules/baseball/game/strike-zone.ts';
import { rounded } from '#rules/baseball/stats/figures.ts';
import { reportUnknownCode } from '../../wire/out-of-bounds.ts';
import type { WirePitchData, WirePlayEvent } from './wire-play.ts';

/** Automatic balls and strikes are not pitches. */
export function isPitch({ type, isPitch: flag }: WirePlayEvent): boolean {
  return type === 'no_pitch' ? false : (flag ?? type === 'pitch');
}

/** Upstream call codes. A code that is not listed is 'other' and reported. */
const results: Record<string, PitchResult> = {
  B: 'ball',
  '*B': 'ball',
  I: 'ball',
  P: 'ball',
  V: 'ball',
  C: 'called',
  A: 'called',
  S: 'swinging',
  W: 'swinging',
  M: 'swinging',
  Q: 'swinging',
  T: 'foul',
  F: 'foul',
  L: 'foul',
  O: 'foul',
  R: 'foul',
  H: 'hitByPitch',
  X: 'inPlayOut',
  Y: 'inPlayOut',
  D: 'inPlayHit',
  E: 'inPlayHit',
  J: 'inPlayHit',
  Z: 'inPlayHit',
};

/** The code of a call, empty if the feed has none. */
export function codeOf({ details }: Pick<WirePlayEvent, 'details'>): string {
  return details?.call?.code ?? details?.code ?? '';
}

/** The code of a sacrifice fly is also 'in play, runs'; `isOut` decides. */
const resultOf = (wire: WirePlayEvent): PitchResult => {
  const code = codeOf(wire);
  const result = results[code] ?? 'other';
  if (result === 'other' && code !== '') reportUnknownCode(`pitch call ${code}`);
  return result === 'inPlayHit' && wire.details?.isOut === true ? 'inPlayOut' : result;
};

const decimals = (value: number | null | undefined, digits: number): number | null =>
  value == null ? null : rounded(value, digits);

/**
 * The landing point of a batted ball, in feet from home plate. The feed uses a picture of 250 by 250 points with home
 * plate at (125.42, 198.27) and about 2.4957 feet per point (the scale that published analyses of these charts use).
 */
const landing = (point: { coordX?: number | undefined; coordY?: number | undefined } | undefined) => {
  const { coordX = Number.NaN, coordY = Number.NaN } = point ?? {};
  const feet = (points: number) => (Number.isNaN(points) ? null : decimals(2.495671 * points, 0));
  return { x: feet(coordX - 125.42), y: feet(198.27 - coordY) };
};

const toBattedBall = ({ hitData }: WirePlayEvent): BattedBall | null =>
  hitData
    ? {
        exitVelocity: hitData.launchSpeed ?? null,
        launchAngle: decimals(hitData.launchAngle, 1),
        distance: decimals(hitData.totalDistance, 0),
        trajectory: hitData.trajectory?.replaceAll('_', ' ') ?? null,
        ...landing(hitData.coordinates),
      }
    : null;

/** Pitches without tracking data have the type 'Unknown'. */
const typeOf = ({ details }: WirePlayEvent): string | null => {
  const type = details?.type?.description;
  return type === undefined || type === 'Unknown' ? null : type;
};

/** Converts a pitch. `number` is its place in the plate appearance, used when the feed has none. */
export function toPitch(wire: WirePlayEvent, number: number, before: { balls: number; strikes: number }): Pitch {
  const { details, pitchData, count } = wire;
  const computed = countAfter(before, codeOf(wire));
  const { x, z } = toCrossing(pitchData);
  return {
    number: wire.pitchNumber ?? number,
    result: resultOf(wire),
    call: details?.call?.description ?? details?.description ?? 'Pitch',
    type: typeOf(wire),
    balls: count?.balls ?? computed.balls,
    strikes: count?.strikes ?? computed.strikes,
    startSpeed: decimals(pitchData?.startSpeed, 1),
    endSpeed: decimals(pitchData?.endSpeed, 1),
    spinRate: decimals(pitchData?.breaks?.spinRate, 0),
    spinDirection: decimals(pitchData?.breaks?.spinDirection, 0),
    breakAngle: decimals(pitchData?.breaks?.breakAngle, 1),
    x: decimals(x, 3),
    z: decimals(z, 3),
    battedBall: toBattedBall(wire),
    challenge: null,
  };
}

/** The front of home plate, inches from its back tip. */
const front = 17;

/** The nine parameters; null if one is missing. */
const toTrajectory = (wire: WirePitchData['coordinates']): PitchTrajectory | null => {
  const { x0, y0, z0, vX0, vY0, vZ0, aX, aY, aZ } = wire ?? {};
  const isMissing = [x0, y0, z0, vX0, vY0, vZ0, aX, aY, aZ].includes(undefined);
  if (isMissing) return null;
  const vector = (x = 0, y = 0, z = 0) => ({ x, y, z });
  return { position: vector(x0, y0, z0), velocity: vector(vX0, vY0, vZ0), acceleration: vector(aX, aY, aZ) };
};

/**
 * Where a pitch crossed the plane of the zone. The feed has the position at the front of the plate, but since 2026 a zone at its
 * middle (`strikeZoneDepth`).
 */
function toCrossing(wire: WirePitchData | undefined): Crossing {
  const { pX: x = null, pZ: z = null } = wire?.coordinates ?? {};
  const depth = wire?.strikeZoneDepth;
  if (x === null || z === null || depth === undefined) return { x, z };
  const trajectory = toTrajectory(wire?.coordinates);
  return (trajectory && crossingAt(trajectory, (front - depth) / 12)) ?? { x, z };
}

type Count = { balls: number; strikes: number };

const ballCodes = new Set(['B', '*B', 'I', 'P', 'V', 'H']);
/** With two strikes, a foul bunt and a foul tip are the third strike (Official Baseball Rules 5.09(a)); a foul is not. */
const strikeCodes = new Set(['C', 'A', 'S', 'W', 'M', 'Q', 'K', 'T', 'O', 'L']);
const foulCodes = new Set(['F', 'R']);

/** The count after a pitch, computed from the call code for feeds without counts. */
export function countAfter({ balls, strikes }: Count, code: string): Count {
  if (ballCodes.has(code)) return { balls: Math.min(4, balls + 1), strikes };
  if (strikeCodes.has(code)) return { balls, strikes: Math.min(3, strikes + 1) };
  if (foulCodes.has(code) && strikes < 2) return { balls, strikes: strikes + 1 };
  return { balls, strikes };
}

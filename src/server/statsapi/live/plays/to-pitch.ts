import type { BattedBall, Pitch, PitchResult } from '#domain/game/model.ts';
import { countAfter } from './count-after.ts';
import type { WirePlayEvent } from './wire-play-event.ts';

/** Automatic balls and strikes are none, whatever else they are called. */
export function isPitch({ type, isPitch: said }: WirePlayEvent): boolean {
  return type === 'no_pitch' ? false : (said ?? type === 'pitch');
}

/** The league's codes of calls; what is not here is 'other'. */
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

const codeOf = ({ details }: WirePlayEvent): string => details?.call?.code ?? details?.code ?? '';

/** The code says 'runs' of a sacrifice fly too; the event itself says whether somebody was out. */
const resultOf = (wire: WirePlayEvent): PitchResult => {
  const result = results[codeOf(wire)] ?? 'other';
  return result === 'inPlayHit' && wire.details?.isOut === true ? 'inPlayOut' : result;
};

/** Adding zero makes 0 of -0, which no writing of JSON keeps. */
const rounded = (value: number | undefined, digits: number): number | null =>
  value === undefined ? null : Number(value.toFixed(digits)) + 0;

/**
 * Where a batted ball came down, in feet from home plate. The feed draws it on a picture of 250 by 250 points with home
 * plate at (125.42, 198.27) and about 2.4957 feet a point (the scale that analysts of these charts agreed on).
 */
const landing = (point: { coordX?: number | undefined; coordY?: number | undefined } | undefined) => {
  const { coordX = Number.NaN, coordY = Number.NaN } = point ?? {};
  const feet = (points: number) => (Number.isNaN(points) ? null : rounded(2.495671 * points, 0));
  return { x: feet(coordX - 125.42), y: feet(198.27 - coordY) };
};

const toBattedBall = ({ hitData }: WirePlayEvent): BattedBall | null =>
  hitData
    ? {
        exitVelocity: hitData.launchSpeed ?? null,
        launchAngle: rounded(hitData.launchAngle, 1),
        distance: rounded(hitData.totalDistance, 0),
        trajectory: hitData.trajectory?.replaceAll('_', ' ') ?? null,
        ...landing(hitData.coordinates),
      }
    : null;

/** Pitches that the cameras missed are of type 'Unknown'. */
const typeOf = ({ details }: WirePlayEvent): string | null => {
  const type = details?.type?.description;
  return type === undefined || type === 'Unknown' ? null : type;
};

/** A pitch of the feed; `number` is its place in the plate appearance where the feed does not tell. */
export function toPitch(wire: WirePlayEvent, number: number, before: { balls: number; strikes: number }): Pitch {
  const { details, pitchData, count } = wire;
  const reckoned = countAfter(before, codeOf(wire));
  return {
    number: wire.pitchNumber ?? number,
    result: resultOf(wire),
    call: details?.call?.description ?? details?.description ?? 'Pitch',
    type: typeOf(wire),
    balls: count?.balls ?? reckoned.balls,
    strikes: count?.strikes ?? reckoned.strikes,
    startSpeed: rounded(pitchData?.startSpeed, 1),
    endSpeed: rounded(pitchData?.endSpeed, 1),
    spinRate: rounded(pitchData?.breaks?.spinRate, 0),
    spinDirection: rounded(pitchData?.breaks?.spinDirection, 0),
    breakAngle: rounded(pitchData?.breaks?.breakAngle, 1),
    x: rounded(pitchData?.coordinates?.pX, 2),
    z: rounded(pitchData?.coordinates?.pZ, 2),
    battedBall: toBattedBall(wire),
  };
}

import type { Hand } from '../model.ts';
import type { PitchKind } from '../people/arsenal.ts';
import type { PitchTypeCode } from '../people/pitch-types.ts';
import type { PitchPhysics } from '../played-game.ts';
import type { Random } from '../rng/random.ts';
import { challengePlane, spotInChallengeZone } from './challenge-zone.ts';
import { plateSpot, type Spot, zoneHalfWidth, type Zone } from './plate-location.ts';

const gravity = 32.174;
const feetPerSecond = 1.4667;
/** y of the tracking start and of the front of the plate, feet */
const trackedFrom = 50;
const plateFront = 17 / 12;

type PitchInput = {
  call: string;
  balls: number;
  strikes: number;
  arsenal: readonly PitchKind[];
  bats: Hand;
  throws: Hand;
  zone: Zone;
  /** the zone at the middle of the plate where pitches can be challenged; null: the umpire judges at the front */
  challengeZone: Zone | null;
  /** inches */
  pitcherHeight: number;
};

/** A pitcher throws more fastballs when behind in the count, fewer when ahead. */
function chooseKind(random: Random, input: PitchInput): PitchKind {
  const { arsenal, balls, strikes } = input;
  const lean = balls > strikes + 1 ? 1.5 : strikes === 2 && balls < 3 ? 0.75 : 1;
  const chosen = arsenal[random.weighted(arsenal.map((kind, index) => kind.usage * (index === 0 ? lean : 1)))];
  if (chosen === undefined) throw new Error('A pitcher has no pitch types');
  return chosen;
}

/** Like `toFixed`, which is slow and needed only for values in the middle between two results. */
function round(value: number, digits: number): number {
  const scaled = value * 10 ** digits;
  const whole = Math.round(scaled);
  const isClear = Math.abs(Math.abs(scaled - whole) - 0.5) > 1e-6 && Math.abs(scaled) < 1e9;
  return isClear ? whole / 10 ** digits : Number(value.toFixed(digits));
}

/** Time to a plane under constant deceleration: the smaller root of y0 + v t + a t²/2 = plane. */
function flightTime(velocity: number, deceleration: number, plane: number): number {
  const distance = trackedFrom - plane;
  return (velocity - Math.sqrt(velocity * velocity - 2 * deceleration * distance)) / deceleration;
}

type Target = { zone: Zone; spot: Spot; plane: number };

/** Draws the place of a pitch in the plane in which it is judged (feet from the back of the plate). */
function drawTarget(random: Random, { call, zone, challengeZone, bats }: PitchInput): Target {
  const drawn = plateSpot(random, call, zone, bats);
  const { x, z } = challengeZone
    ? spotInChallengeZone(drawn, { ...zone, halfWidth: zoneHalfWidth }, challengeZone, call)
    : drawn;
  const spot = { x: round(x, 4), z: round(z, 4) };
  return { zone: challengeZone ?? zone, spot, plane: challengeZone ? challengePlane.depth / 12 : plateFront };
}

/** Computes speed, spin, break and path of one pitch: constant acceleration through the spot where it crosses the plate. */
export function throwPitch(random: Random, input: PitchInput): { type: PitchTypeCode; physics: PitchPhysics } {
  const kind = chooseKind(random, input);
  const speed = random.normal(kind.speed, 0.9);
  const v0 = speed * feetPerSecond;
  const aY = 0.00142 * v0 * v0;
  const time = flightTime(v0, aY, plateFront);
  const { zone, spot, plane } = drawTarget(random, input);
  const judged = flightTime(v0, aY, plane);
  const horizontal = random.normal(kind.horizontal, 1.7);
  const vertical = random.normal(kind.vertical, 1.6);
  const hand = input.throws === 'R' ? -1 : 1;
  const x0 = hand * random.normal(1.75, 0.12);
  const z0 = random.normal(input.pitcherHeight / 12 - 0.42, 0.12);
  const aX = (2 * horizontal) / 12 / (time * time);
  const aZ = -gravity + (2 * vertical) / 12 / (time * time);
  const vX0 = (spot.x - x0 - 0.5 * aX * judged * judged) / judged;
  const vZ0 = (spot.z - z0 - 0.5 * aZ * judged * judged) / judged;
  const isChallengeable = input.challengeZone !== null;
  const vY0 = isChallengeable ? v0 : Math.sqrt(Math.max(1, v0 * v0 - vX0 * vX0 - vZ0 * vZ0));
  random.skip(4);
  const physics: PitchPhysics = {
    startSpeed: round(speed, 1),
    endSpeed: round((v0 - aY * time) / feetPerSecond, 1),
    strikeZoneTop: zone.top,
    strikeZoneBottom: zone.bottom,
    strikeZoneDepth: isChallengeable ? challengePlane.depth : null,
    pX: isChallengeable ? round(x0 + vX0 * time + 0.5 * aX * time * time, 4) : spot.x,
    pZ: isChallengeable ? round(z0 + vZ0 * time + 0.5 * aZ * time * time, 4) : spot.z,
    x0: round(x0, 4),
    y0: trackedFrom,
    z0: round(z0, 4),
    vX0: round(vX0, 4),
    vY0: round(-vY0, 4),
    vZ0: round(vZ0, 4),
    aX: round(aX, 4),
    aY: round(aY, 4),
    aZ: round(aZ, 4),
    breakAngle: round((Math.atan2(-aX, -aZ) * 180) / Math.PI, 1),
    spinRate: Math.round(random.normal(kind.spin, kind.spin * 0.035)),
    spinDirection: Math.round((random.normal(kind.axis, 8) + 360) % 360),
  };
  return { type: kind.type, physics };
}

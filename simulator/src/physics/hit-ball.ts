import type { BattedSketch } from '../game/play-record.ts';
import type { Venue } from '../model.ts';
import type { BattedBall } from '../played-game.ts';
import type { Random } from '../rng/random.ts';

/** Feet per unit of the API's 250 × 250 field diagram, with home plate at (125.42, 198.27). */
const feetPerUnit = 2.4957;

/** By position number: degrees from the middle, negative toward left field; and distance of the fielder from home plate in feet. */
const sprayOf: readonly number[] = [0, 0, 0, 36, 15, -36, -15, -27, 0, 27];
const reachOf: readonly number[] = [0, 52, 18, 108, 138, 108, 138, 268, 300, 268];

/** Interpolates the distance of the fence (feet) in a direction (degrees) from the five distances of a park. */
function fenceAt(venue: Venue, spray: number): number {
  const { leftLine, leftCenter, center, rightCenter, rightLine } = venue.fences;
  const figures = [leftLine, leftCenter, center, rightCenter, rightLine];
  const place = (Math.max(-45, Math.min(45, spray)) + 45) / 22.5;
  const low = Math.min(3, Math.floor(place));
  const from = figures[low] ?? center;
  const to = figures[low + 1] ?? center;
  return from + (to - from) * (place - low);
}

type Shape = { exitVelocity: number; launchAngle: number; distance: number; fielded: number };

function homeRun(random: Random, isLine: boolean, fence: number): Shape {
  const distance = Math.max(332, fence + 4 + Math.abs(random.normal(14, 22)));
  const launchAngle = isLine ? random.between(18, 24) : random.between(24, 38);
  const exitVelocity = Math.min(118, 94 + (distance - 330) * 0.115 + random.between(0, 6));
  return { exitVelocity, launchAngle, distance, fielded: distance };
}

function grounder(random: Random, sketch: BattedSketch): Shape {
  const reach = reachOf[sketch.location] ?? 110;
  const isHit = sketch.bases > 0;
  const exitVelocity = random.normal(isHit ? 91 : 86.5, 9);
  const fielded = Math.max(8, random.normal(sketch.location >= 7 ? reach * 0.86 : reach, 9));
  const launchAngle = random.normal(-9, 9);
  return {
    exitVelocity,
    launchAngle: Math.min(9, launchAngle),
    distance: Math.max(2, 60 + launchAngle * 3 + random.normal(0, 12)),
    fielded,
  };
}

function liner(random: Random, sketch: BattedSketch, fence: number): Shape {
  const reach = reachOf[sketch.location] ?? 250;
  const wanted = sketch.location >= 7 ? reach * (sketch.bases >= 2 ? 1.14 : 0.9) : reach;
  const fielded = Math.min(fence - 3, Math.max(30, random.normal(wanted, 18)));
  return { exitVelocity: random.normal(94.5, 6.5), launchAngle: random.normal(16.5, 3.8), distance: fielded, fielded };
}

function fly(random: Random, sketch: BattedSketch, fence: number): Shape {
  const reach = reachOf[sketch.location] ?? 280;
  const wanted = sketch.bases >= 2 ? fence - 18 : reach * (sketch.bases === 1 ? 0.82 : 1.06);
  const distance = Math.min(fence - 2, Math.max(140, random.normal(wanted, 24)));
  const exitVelocity = 62 + distance * 0.098 + random.normal(0, 3);
  return { exitVelocity, launchAngle: Math.max(25.5, random.normal(36, 6.5)), distance, fielded: distance };
}

function popup(random: Random, sketch: BattedSketch): Shape {
  const distance = Math.max(
    6,
    random.normal((reachOf[sketch.location] ?? 110) * (sketch.location >= 7 ? 0.75 : 1), 14),
  );
  return { exitVelocity: random.normal(77, 7), launchAngle: random.between(51, 78), distance, fielded: distance };
}

function bunt(random: Random, isPopup: boolean): Shape {
  const distance = random.between(12, 48);
  return {
    exitVelocity: random.between(24, 52),
    launchAngle: isPopup ? random.between(40, 65) : random.between(-48, -12),
    distance,
    fielded: distance,
  };
}

function shapeOf(random: Random, sketch: BattedSketch, fence: number): Shape {
  const { trajectory } = sketch;
  if (sketch.bases === 4) return homeRun(random, trajectory === 'line_drive', fence);
  if (trajectory === 'ground_ball') return grounder(random, sketch);
  if (trajectory === 'line_drive') return liner(random, sketch, fence);
  if (trajectory === 'fly_ball') return fly(random, sketch, fence);
  if (trajectory === 'popup') return popup(random, sketch);
  return bunt(random, trajectory === 'bunt_popup');
}

/** Draws exit velocity (mph), launch angle (degrees), distance (feet) and landing spot that match the result of the play in this park. */
export function hitBall(random: Random, sketch: BattedSketch, venue: Venue): BattedBall {
  const spray = Math.max(
    -44,
    Math.min(44, (sprayOf[sketch.location] ?? 0) + random.normal(0, sketch.location >= 7 ? 8 : 6)),
  );
  const shape = shapeOf(random, sketch, fenceAt(venue, spray));
  const exitVelocity = Math.round(Math.max(20, Math.min(120, shape.exitVelocity)) * 10) / 10;
  const radians = (spray * Math.PI) / 180;
  return {
    exitVelocity,
    launchAngle: Math.round(shape.launchAngle),
    distance: Math.round(shape.distance),
    trajectory: sketch.trajectory,
    hardness: exitVelocity >= 95 ? 'hard' : exitVelocity < 78 ? 'soft' : 'medium',
    location: sketch.location,
    coordX: Math.round((125.42 + (Math.sin(radians) * shape.fielded) / feetPerUnit) * 100) / 100,
    coordY: Math.round((198.27 - (Math.cos(radians) * shape.fielded) / feetPerUnit) * 100) / 100,
  };
}

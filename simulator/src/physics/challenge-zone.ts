import type { SportId } from '../model.ts';
import { middleOf, type Spot, type Zone } from './plate-location.ts';

/** Inches. The zone of ball-strike challenges is a plane at the middle of home plate. */
export const challengePlane = { width: 17, depth: 8.5 };

/** Feet, from the center of a ball that touches the side of the zone. */
const ballRadius = 0.121;
const reachToSide = challengePlane.width / 24 + ballRadius;

/** First season in which ball and strike calls can be challenged. */
export const challengesSince = 2026;

/** Whether pitches can be challenged: in MLB and Triple-A. */
export function hasChallenges({ sportId, season }: { sportId: SportId; season: number }): boolean {
  return season >= challengesSince && (sportId === 1 || sportId === 11);
}

/** The zone of a batter in feet: 53.5 % and 27 % of the listed height (inches). */
export function challengeZoneOf(height: number): Zone {
  const share = (of: number): number => Number(((height / 12) * of).toFixed(3));
  return { top: share(0.535), bottom: share(0.27) };
}

const reachUp = ({ top, bottom }: Zone): number => (top - bottom) / 2 + ballRadius;

/** Feet between a pitch and the nearest place at which the ball would just touch the zone; negative for a strike. */
export function distanceToEdge({ x, z }: Spot, zone: Zone): number {
  const beside = Math.abs(x) - reachToSide;
  const above = Math.abs(z - middleOf(zone)) - reachUp(zone);
  return beside > 0 && above > 0 ? Math.hypot(beside, above) : Math.max(beside, above);
}

/** Umpires miss close pitches only: at most about 2.4 inches off the edge. */
const furthestMiss = 0.2;

/** Moves a wrongly called pitch to the edge that it missed. */
function moveToEdge(spot: Spot, zone: Zone): Spot {
  const distance = Math.abs(distanceToEdge(spot, zone));
  const off = furthestMiss * (1 - Math.exp(-distance / furthestMiss));
  const [middle, up] = [middleOf(zone), reachUp(zone)];
  const beside = Math.abs(spot.x) - reachToSide;
  const above = Math.abs(spot.z - middle) - up;
  const atSide = (by: number): number => Math.sign(spot.x) * (reachToSide + by);
  const atEnd = (by: number): number => middle + Math.sign(spot.z - middle) * (up + by);
  if (beside <= 0 && above <= 0) return beside > above ? { x: atSide(-off), z: spot.z } : { x: spot.x, z: atEnd(-off) };
  const share = off / distance;
  return { x: beside > 0 ? atSide(beside * share) : spot.x, z: above > 0 ? atEnd(above * share) : spot.z };
}

/** Moves a spot drawn for the former zone, at the front of the plate, to the same place relative to the challenge zone. */
export function spotInChallengeZone(drawn: Spot, former: Zone & { halfWidth: number }, zone: Zone, call: string): Spot {
  const x = (drawn.x / former.halfWidth) * reachToSide;
  const z = middleOf(zone) + ((drawn.z - middleOf(former)) / ((former.top - former.bottom) / 2)) * reachUp(zone);
  const distance = distanceToEdge({ x, z }, zone);
  const isMissed = call === 'C' ? distance > 0 : call === 'B' && distance <= 0;
  return isMissed ? moveToEdge({ x, z }, zone) : { x, z };
}

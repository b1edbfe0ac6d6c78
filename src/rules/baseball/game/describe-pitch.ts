import { fixed } from '../stats/figures.ts';
import { challengeState } from './describe-challenge.ts';
import { nameOf } from './describe.ts';
import type { BattedBall, GameView, Pitch, PlateAppearance } from './model.ts';
import { isInZone, pitchPlace, type Zone } from './strike-zone.ts';

/** '97.2 mph off the bat, at 14 degrees, 214 feet'; empty without measurements. */
export function describeBattedBall({ exitVelocity, launchAngle, distance }: BattedBall): string {
  return [
    exitVelocity === null ? null : `${exitVelocity} mph off the bat`,
    launchAngle === null ? null : `at ${launchAngle} degrees`,
    distance === null ? null : `${distance} feet`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** The position of a pitch from the catcher's view: 'in the zone', 'high and left', 'low'; null if unknown. */
export function describePlace(pitch: Pick<Pitch, 'x' | 'z'>, zone: Zone): string | null {
  const place = pitchPlace(pitch, zone);
  if (!place) return null;
  if (isInZone(place)) return 'in the zone';
  return [place.height, place.side].filter((part) => part !== null).join(' and ');
}

/** 'Pitch 3: Four-Seam Fastball, 95.1 mph, Called Strike, in the zone'. */
export function describePitch(pitch: Pitch, zone: Zone): string {
  const { type, startSpeed, call, battedBall, challenge } = pitch;
  const figures = [
    type,
    startSpeed === null ? null : `${fixed(startSpeed, 1)} mph`,
    call,
    describePlace(pitch, zone),
    challenge && `challenged, ${challengeState(challenge)}`,
    battedBall && describeBattedBall(battedBall),
  ].filter(Boolean);
  return `Pitch ${pitch.number}: ${figures.join(', ')}`;
}

/** Describes the strike-zone plot: one sentence per pitch, in order. */
export function describeStrikeZone(plateAppearance: PlateAppearance, people: GameView['people']): string[] {
  const { pitches, batterId } = plateAppearance;
  if (pitches.length === 0) return [`No pitch to ${nameOf(people, batterId)} yet.`];
  return pitches.map((pitch) => `${describePitch(pitch, plateAppearance)}.`);
}

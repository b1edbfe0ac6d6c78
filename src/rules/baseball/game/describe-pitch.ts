import { fixed } from '../stats/figures.ts';
import { nameOf } from './describe.ts';
import type { BattedBall, GameView, Pitch, PlateAppearance } from './model.ts';
import { isInZone, pitchPlace, type Zone, inchesFromZone } from './strike-zone.ts';

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

export type Call = 'ball' | 'strike';

/** The call of a pitch that the batter let pass; null for every other pitch. */
export function calledAs({ result }: Pick<Pitch, 'result'>): Call | null {
  if (result === 'ball') return 'ball';
  return result === 'called' ? 'strike' : null;
}

/** The umpire's call before any challenge; null for a pitch that was not called. */
export function firstCall(pitch: Pick<Pitch, 'result' | 'challenge'>): Call | null {
  const call = calledAs(pitch);
  if (call === null || pitch.challenge?.isOverturned !== true) return call;
  return call === 'ball' ? 'strike' : 'ball';
}

/** '1.2 inches', 'less than 0.1 inches'; the sign is left out. */
export function describeInches(inches: number): string {
  const size = Math.abs(inches);
  return `${size < 0.05 ? 'less than 0.1' : fixed(size, 1)} inches`;
}

/** 'outside the zone by 1.2 inches', 'in the zone by 0.3 inches'; null if the pitch was not measured. */
export function describeDistance(pitch: Pick<Pitch, 'x' | 'z'>, zone: Zone): string | null {
  const inches = inchesFromZone(pitch, zone);
  if (inches === null) return null;
  return `${inches > 0 ? 'outside' : 'in'} the zone by ${describeInches(inches)}`;
}

/** 'confirmed', 'overturned' or 'under review'. */
export function challengeState({ isOverturned }: NonNullable<Pitch['challenge']>): string {
  if (isOverturned === null) return 'under review';
  return isOverturned ? 'overturned' : 'confirmed';
}

/** 'Ada Marsh (NYM) challenged pitch 4, called a ball: overturned to a strike, in the zone by 0.3 inches.' Null without a challenge. */
export function describeChallenge(pitch: Pitch, zone: Zone, teams: GameView['teams']): string | null {
  const { challenge } = pitch;
  if (challenge === null) return null;
  const club = challenge.side && teams[challenge.side].abbreviation;
  const name = challenge.challenger?.name;
  const who = name && club ? `${name} (${club})` : (name ?? club ?? 'A player');
  const before = firstCall(pitch);
  const called = before === null ? '' : `, called a ${before}`;
  const after = challenge.isOverturned === true && before !== null ? ` to a ${calledAs(pitch)}` : '';
  // not before the decision
  const distance = challenge.isOverturned === null ? null : describeDistance(pitch, zone);
  return `${who} challenged pitch ${pitch.number}${called}: ${challengeState(challenge)}${after}${distance ? `, ${distance}` : ''}.`;
}

/** The challenges of a plate appearance, one sentence each, in the order of the pitches. */
export function describeChallenges(play: PlateAppearance, teams: GameView['teams']): string[] {
  return play.pitches.flatMap((pitch) => describeChallenge(pitch, play, teams) ?? []);
}

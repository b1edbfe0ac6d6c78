import {
  challengeState,
  describeDistance,
  describeInches,
  describeBattedBall,
} from '#rules/baseball/game/describe-pitch.ts';
import type { Pitch, PlateAppearance } from '#rules/baseball/game/model.ts';
import { inchesFromZone, isInZone, pitchPlace, plateHalfWidth, type Zone } from '#rules/baseball/game/strike-zone.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';

type AtBat = Pick<PlateAppearance, 'batSide' | 'zoneTop' | 'zoneBottom'>;

/** A right-handed batter stands on the left, as the catcher sees it. */
const insideOf = { R: 'left', L: 'right', S: null } as const;

/** 'low and away', 'inside', 'in the zone'; 'left' and 'right' as the catcher sees it if the batter's side is unknown. Null if not measured. */
function sideOfZone(pitch: Pitch, atBat: AtBat): string | null {
  const place = pitchPlace(pitch, atBat);
  if (place === null) return null;
  if (isInZone(place)) return 'in the zone';
  const inside = atBat.batSide && insideOf[atBat.batSide];
  const across = place.side !== null && inside ? (place.side === inside ? 'inside' : 'away') : place.side;
  return [place.height, across].filter((part) => part !== null).join(' and ');
}

/** 'low and away by 2.1 inches', 'in the zone by 0.3 inches': from the edge of the zone to the ball. Null if not measured. */
export function describeLocation(pitch: Pitch, atBat: AtBat): string | null {
  const inches = inchesFromZone(pitch, atBat);
  if (inches === null || inches <= 0) return describeDistance(pitch, atBat);
  return `${sideOfZone(pitch, atBat)} by ${describeInches(inches)}`;
}

const isInPlay = ({ result }: Pitch): boolean => result === 'inPlayOut' || result === 'inPlayHit';

/** 'Ball, low and away', 'Foul', 'In play'. */
export function describePitchBriefly(pitch: Pitch, atBat: AtBat): string {
  if (isInPlay(pitch)) return 'In play';
  const place = pitch.result === 'foul' ? null : sideOfZone(pitch, atBat);
  return place === null ? pitch.call : `${pitch.call}, ${place}`;
}

/** 'Ball. Slider, 88.1 mph, low and away by 2.1 inches'; the result comes first. */
export function describePitchInFull(pitch: Pitch, atBat: AtBat): string {
  const { type, startSpeed, battedBall, challenge } = pitch;
  const figures = [
    type,
    startSpeed === null ? null : `${fixed(startSpeed, 1)} mph`,
    describeLocation(pitch, atBat),
    challenge && `challenged, ${challengeState(challenge)}`,
    battedBall && describeBattedBall(battedBall),
  ].filter(Boolean);
  const result = isInPlay(pitch) ? 'In play' : pitch.call;
  return figures.length === 0 ? result : `${result}. ${figures.join(', ')}`;
}

/** '2 and 1', or 'full count'. */
export function describeCount({ balls, strikes }: { balls: number; strikes: number }): string {
  return balls === 3 && strikes === 2 ? 'full count' : `${balls} and ${strikes}`;
}

/** A tone. `hertz`: its pitch; `pan`: from −1 (left ear) to 1 (right ear). */
export type Tone = { hertz: number; pan: number };

/** Two tones, the first for the height, the second for the side, then `clicks` for nearness to the edge of the zone. */
export type PitchSound = { height: Tone; side: Tone; clicks: number };

/** The tone of the middle of the zone, and the distance of its edges. */
const middleHertz = 800;
const edgeHertz = 300;
/** how far outside of the zone a tone still changes, as a multiple of half the zone */
const farthest = 1.75;

/** inches from the edge, inside or outside, up to which there are three clicks, two and one */
const clickLimits = [0.5, 1, 2];

const clamp = (value: number): number => Math.max(-farthest, Math.min(farthest, value));

/** −1 at the lower or left edge of the zone, 0 in its middle, 1 at the other edge. */
const toHertz = (place: number): number => Math.round(middleHertz + edgeHertz * clamp(place));

/**
 * The sound of a pitch: the higher it crossed the plate, the higher the first tone; the farther to the right, as the catcher
 * sees it, the higher the second, which also comes from that side. Null if the pitch was not measured.
 */
export function pitchSound(pitch: Pick<Pitch, 'x' | 'z'>, zone: Zone): PitchSound | null {
  const inches = inchesFromZone(pitch, zone);
  if (pitch.x === null || pitch.z === null || inches === null) return null;
  const middle = (zone.zoneTop + zone.zoneBottom) / 2;
  const up = (pitch.z - middle) / ((zone.zoneTop - zone.zoneBottom) / 2);
  const across = pitch.x / plateHalfWidth;
  const clicks = clickLimits.filter((limit) => Math.abs(inches) <= limit).length;
  return {
    height: { hertz: toHertz(up), pan: 0 },
    side: { hertz: toHertz(across), pan: Math.max(-1, Math.min(1, clamp(across) / farthest)) },
    clicks,
  };
}

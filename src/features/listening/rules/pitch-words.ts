import { challengeState, describeDistance, describeInches } from '#rules/baseball/game/describe-challenge.ts';
import { describeBattedBall } from '#rules/baseball/game/describe-pitch.ts';
import type { Pitch, PlateAppearance } from '#rules/baseball/game/model.ts';
import { inchesFromZone, isInZone, pitchPlace } from '#rules/baseball/game/strike-zone.ts';

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
    startSpeed === null ? null : `${startSpeed.toFixed(1)} mph`,
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

import { calledAs, firstCall } from '#rules/baseball/game/describe-challenge.ts';
import type { Pitch, PitchResult } from '#rules/baseball/game/model.ts';
import { inchesFromZone, type Zone } from '#rules/baseball/game/strike-zone.ts';
import { surname } from '#rules/baseball/players/surname.ts';

const degrees = (value: number): string => `${Math.round(value)}°`.replace('-', '−');

/** without Intl, whose first use blocks a browser for 30 ms and more */
const thousands = (value: number): string => String(Math.round(value)).replace(/\B(?=\d{3}$)/, ',');

/** '94.7 mph, 87.1 at the plate · spin 2,240 rpm at 215° · break 12°' of what was measured; null without measurements. */
export function formatFigures({ startSpeed, endSpeed, spinRate, spinDirection, breakAngle }: Pitch): string | null {
  const speeds = [startSpeed && `${startSpeed.toFixed(1)} mph`, endSpeed && `${endSpeed.toFixed(1)} at the plate`];
  const spin = [spinRate && `${thousands(spinRate)} rpm`, spinDirection !== null && `at ${degrees(spinDirection)}`];
  const parts = [
    speeds.filter(Boolean).join(', '),
    spin.some(Boolean) && `spin ${spin.filter(Boolean).join(' ')}`,
    breakAngle !== null && `break ${degrees(breakAngle)}`,
  ];
  return parts.filter(Boolean).join(' · ') || null;
}

/** '4-Seam' for 'Four-Seam Fastball', 'Pitch' for an unknown type. */
export function shortPitchType(type: string | null): string {
  return (type ?? 'Pitch')
    .replace(/^(.+-Seam) Fastball$/, '$1')
    .replace('Four-', '4-')
    .replace('Two-', '2-');
}

/** The call in a word, for a narrow list. */
export const shortCalls: Record<PitchResult, string> = {
  ball: 'ball',
  called: 'called',
  swinging: 'swing',
  foul: 'foul',
  hitByPitch: 'hit',
  inPlayOut: 'in play',
  inPlayHit: 'in play',
  other: 'other',
};

/** '0.3 in. inside the zone'; null if the pitch was not measured. */
function formatDistance(pitch: Pitch, zone: Zone): string | null {
  const inches = inchesFromZone(pitch, zone);
  return inches === null ? null : `${Math.abs(inches).toFixed(1)} in. ${inches > 0 ? 'outside' : 'inside'} the zone`;
}

function formatCalls(pitch: Pitch): string {
  if (pitch.challenge?.isOverturned === null) return 'under review';
  const [before, after] = [firstCall(pitch), calledAs(pitch)];
  return before === after ? 'confirmed' : `${before} → ${after}`;
}

/** 'Marsh: ball → strike, 0.3 in. inside the zone', after the decision only; null for a pitch without a challenge. */
export function formatChallenge(pitch: Pitch, zone: Zone): string | null {
  const { challenge } = pitch;
  if (challenge === null) return null;
  const name = challenge.challenger ? surname(challenge.challenger.name) : 'Challenge';
  const distance = challenge.isOverturned === null ? null : formatDistance(pitch, zone);
  return [`${name}: ${formatCalls(pitch)}`, distance].filter((part) => part !== null).join(', ');
}

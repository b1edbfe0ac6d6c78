import { calledAs, firstCall } from '#rules/baseball/game/describe-challenge.ts';
import type { Pitch } from '#rules/baseball/game/model.ts';
import { inchesFromZone, type Zone } from '#rules/baseball/game/strike-zone.ts';
import { surname } from '#rules/baseball/players/surname.ts';

/** '0.3 in. inside'; null if the pitch was not measured. */
function formatDistance(pitch: Pitch, zone: Zone): string | null {
  const inches = inchesFromZone(pitch, zone);
  return inches === null ? null : `${Math.abs(inches).toFixed(1)} in. ${inches > 0 ? 'outside' : 'inside'}`;
}

function formatCalls(pitch: Pitch): string {
  if (pitch.challenge?.isOverturned === null) return 'under review';
  const [before, after] = [firstCall(pitch), calledAs(pitch)];
  return before === after ? 'confirmed' : `${before} → ${after}`;
}

/** 'Marsh: ball → strike, 0.3 in. inside'; null for a pitch without a challenge. */
export function formatChallenge(pitch: Pitch, zone: Zone): string | null {
  const { challenge } = pitch;
  if (challenge === null) return null;
  const name = challenge.challenger ? surname(challenge.challenger.name) : 'Challenge';
  return [`${name}: ${formatCalls(pitch)}`, formatDistance(pitch, zone)].filter((part) => part !== null).join(', ');
}
